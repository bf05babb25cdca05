import { TextField } from '@pkg/ui'
import { isEmailLocked } from '../answers/initial-answers'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** The email address. A signed-in person can't change it. [GWZ-088, GWZ-098] */
export function EmailInfo({ context: { answers, community, visitor }, errors, answer }: StepProps) {
  const { fields } = useTexts()
  const ids = useIds()
  const locked = isEmailLocked(visitor)
  return (
    <TextField
      id={ids.field('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={fields.email}
      hint={locked ? fields.emailLocked : fields.emailHint(community.name)}
      readOnly={locked}
      value={answers.email ?? ''}
      error={errors.email}
      onChange={(event) => answer({ email: event.target.value })}
    />
  )
}
