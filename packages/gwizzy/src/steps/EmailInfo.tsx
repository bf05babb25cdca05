import { TextField } from '@pkg/ui'
import { isEmailLocked } from '../answers/prefilled'
import { texts } from '../texts'
import { fieldId, type StepProps, type StepScreen } from './step-screen'

function Fields({ context: { answers, errors, community, visitor }, answer }: StepProps) {
  const locked = isEmailLocked(visitor)
  return (
    <TextField
      id={fieldId('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={texts.fields.email}
      hint={locked ? texts.fields.emailLocked : texts.fields.emailHint(community.name)}
      readOnly={locked}
      value={answers.email ?? ''}
      error={errors.email}
      onChange={(event) => answer({ email: event.target.value })}
    />
  )
}

/** Where the answer goes. A signed-in person's address stands fixed. [GWZ-088, GWZ-098] */
export const EmailInfo: StepScreen = {
  question: texts.questions.EmailInfo,
  Fields,
  labels: { email: texts.fields.email },
}
