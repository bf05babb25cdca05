import { TextField } from '@pkg/ui'
import { texts } from '../texts'
import { fieldId, type StepProps, type StepScreen } from './step-screen'

const labels = { firstName: texts.fields.firstName, lastName: texts.fields.lastName }

function Fields({ context: { answers, errors }, answer }: StepProps) {
  return (
    <>
      <TextField
        id={fieldId('firstName')}
        name="firstName"
        label={labels.firstName}
        autoComplete="given-name"
        value={answers.firstName ?? ''}
        error={errors.firstName}
        onChange={(event) => answer({ firstName: event.target.value })}
      />
      <TextField
        id={fieldId('lastName')}
        name="lastName"
        label={labels.lastName}
        autoComplete="family-name"
        value={answers.lastName ?? ''}
        error={errors.lastName}
        onChange={(event) => answer({ lastName: event.target.value })}
      />
    </>
  )
}

/** Who asks. [GWZ-088] */
export const NameInfo: StepScreen = { question: texts.questions.NameInfo, Fields, labels }
