import { formatPhone, phonePlaceholder } from '@pkg/domain'
import { Checkbox, TextField } from '@pkg/ui'
import { texts } from '../texts'
import { WhoWillCall } from './WhoWillCall'
import { fieldId, type StepProps, type StepScreen } from './step-screen'

function Fields({ context: { answers, errors, community }, answer, support }: StepProps) {
  const consentText = texts.calls.consent(community.partnerAgent?.name ?? texts.calls.consentCaller)
  const consent = { text: consentText, language: texts.calls.language, version: texts.calls.consentVersion }
  return (
    <>
      <WhoWillCall community={community} support={support} />
      <TextField
        id={fieldId('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={texts.fields.phone}
        placeholder={phonePlaceholder}
        value={answers.phone ?? ''}
        error={errors.phone}
        onChange={(event) => answer({ phone: event.target.value })}
        onBlur={({ target }) => {
          const phone = formatPhone(target.value)
          if (phone !== target.value) answer({ phone })
        }}
      />
      <Checkbox
        name="consent"
        label={consentText}
        checked={answers.consent !== undefined}
        onChange={(event) => answer({ consent: event.target.checked ? consent : undefined })}
      />
    </>
  )
}

/** The number, after who calls it and when. The consent to texts is never ticked for anybody. [GWZ-088, VAL-011] */
export const PhoneInfo: StepScreen = {
  question: texts.questions.PhoneInfo,
  Fields,
  labels: { phone: texts.fields.phone },
}
