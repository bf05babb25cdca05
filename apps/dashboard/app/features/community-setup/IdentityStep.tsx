import { Checkbox, Notice, Text, TextField } from '@pkg/ui'
import { typedOr } from './setup'
import type { StepProps } from './step-props'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.identity

/** The first step: that it’s the right community, and how to reach it. */
export function IdentityStep({ data: { setup, license }, rejected }: StepProps) {
  const { draft, current, city, state } = setup
  const known = draft.identity ?? current
  const field = (name: 'name' | 'line1' | 'line2' | 'phone' | 'websiteUrl', label: string) => ({
    label,
    name,
    defaultValue: typedOr(rejected, name, known[name]),
    error: rejected?.errors[name],
  })
  return (
    <StepForm setup={setup} step="identity">
      <Text>{words.help}</Text>
      <TextField {...field('name', words.name)} maxLength={160} />
      <TextField {...field('line1', words.line1)} maxLength={160} />
      <TextField {...field('line2', words.line2)} maxLength={160} />
      <Text size="small">{words.place(city, state)}</Text>
      <TextField {...field('phone', words.phone)} type="tel" maxLength={40} />
      <TextField {...field('websiteUrl', words.website)} hint={words.websiteHint} type="url" maxLength={300} />
      <Notice title={license} />
      <Checkbox
        label={words.confirm}
        name="confirm"
        value="yes"
        error={rejected?.errors['confirm']}
        defaultChecked={rejected ? rejected.typed['confirm'] !== undefined : setup.stepsDone.includes('identity')}
      />
    </StepForm>
  )
}
