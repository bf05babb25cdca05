import {
  consentText,
  contactWording,
  findConsentWording,
  formatPhone,
  namedWording,
  phonePlaceholder,
} from '@pkg/domain'
import { Checkbox, Text, TextField } from '@pkg/ui'
import { useLanguage, useTexts } from '../texts/language'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/**
 * The phone number, formatted and checked on blur, the consent to texts, never checked by default, and what the family agrees to by sending its request.
 * [GWZ-088, VAL-011, VAL-016, TRUTH-002]
 */
export function PhoneField({ context: { answers, internals, settings }, support, errors, answer, check }: StepProps) {
  const { fields } = useTexts()
  const language = useLanguage()
  const ids = useIds()
  const { callerChoice } = internals
  const names = { choice: typeof callerChoice === 'object' ? callerChoice : undefined, operator: support.name }
  const { noCalls } = answers
  const [contact, texts] = ([contactWording(noCalls), 'texts'] as const).map((id) => findConsentWording(id, language))
  const agreement = contact && callerChoice !== undefined && <Text size="small">{consentText(contact, names)}</Text>
  if (noCalls) return agreement || null
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
          // An error would move the button of a family that leaves the field to press it. [TRUST-006]
          if (settings.isPhoneOptional && target.value === '') return
          const phone = formatPhone(target.value)
          if (phone !== target.value) answer({ phone })
          check('phone')
        }}
      />
      {texts && (
        <Checkbox
          name="consent"
          label={consentText(texts, names)}
          checked={answers.consent !== undefined}
          onChange={({ target }) => answer({ consent: target.checked ? namedWording('texts', language) : undefined })}
        />
      )}
      {agreement}
    </>
  )
}
