import { formatPhone, phonePlaceholder } from '@pkg/domain'
import { Checkbox, TextField } from '@pkg/ui'
import { useLanguage, useTexts } from '../texts/language'
import { chosenAdvisor } from './callers'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** The phone number, formatted on blur, and the consent to texts, never checked by default. [GWZ-088, VAL-011] */
export function PhoneField({ context: { answers, internals }, errors, answer }: StepProps) {
  const { fields, calls } = useTexts()
  const language = useLanguage()
  const ids = useIds()
  const consentText = calls.consent(chosenAdvisor(internals.callerChoice)?.name ?? calls.consentCaller)
  const consent = { text: consentText, language, version: calls.consentVersion }
  return (
    <>
      <TextField
        id={ids.field('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={fields.phone}
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
