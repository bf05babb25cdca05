import { TextField } from '@pkg/ui'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** The resident's name, if the community requires it. [GWZ-068, GWZ-088] */
export function ResidentNameInfo({ context: { answers }, errors, answer }: StepProps) {
  const { fields } = useTexts()
  const ids = useIds()
  return (
    <TextField
      id={ids.field('residentName')}
      name="residentName"
      label={fields.residentName}
      autoComplete="off"
      value={answers.residentName ?? ''}
      error={errors.residentName}
      onChange={(event) => answer({ residentName: event.target.value })}
    />
  )
}
