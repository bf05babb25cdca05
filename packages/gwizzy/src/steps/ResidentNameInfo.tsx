import { TextField } from '@pkg/ui'
import { texts } from '../texts'
import { fieldId, type StepProps, type StepScreen } from './step-screen'

function Fields({ context: { answers, errors }, answer }: StepProps) {
  return (
    <TextField
      id={fieldId('residentName')}
      name="residentName"
      label={texts.fields.residentName}
      autoComplete="off"
      value={answers.residentName ?? ''}
      error={errors.residentName}
      onChange={(event) => answer({ residentName: event.target.value })}
    />
  )
}

/** Who will live there, where the community wants to know. [GWZ-068, GWZ-088] */
export const ResidentNameInfo: StepScreen = {
  question: texts.questions.ResidentNameInfo,
  Fields,
  labels: { residentName: texts.fields.residentName },
}
