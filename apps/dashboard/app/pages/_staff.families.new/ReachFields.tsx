import { suggestEmail } from '@pkg/domain'
import { EmailField, TextField } from '@pkg/ui'
import { fieldId, intakeTexts, KnownFamilies, knownField, type RejectedFamily, useKnownCheck } from '~/features/intake'

const words = intakeTexts

interface ReachFieldsProps {
  /** Returns what was typed into a field. */
  typed: (name: string) => string | undefined
  rejected: RejectedFamily | undefined
}

/** Who calls and how to reach them. A phone number or an address that a family already has is named before anything is saved. [WORK-019] */
export function ReachFields({ typed, rejected }: ReachFieldsProps) {
  const { known, check } = useKnownCheck(rejected?.known)
  const errors = rejected?.errors ?? {}
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: fieldId(name),
    label: words[name],
    name,
    autoComplete: 'off',
    defaultValue: typed(name),
    error: errors[name],
  })
  return (
    <>
      <TextField {...field('name')} maxLength={160} autoFocus />
      <TextField {...field('phone')} type="tel" hint={words.contactHint} onBlur={({ target }) => check(target.form)} />
      <EmailField
        {...field('email')}
        suggest={suggestEmail}
        suggestionText={words.didYouMean}
        onBlur={({ target }) => check(target.form)}
      />
      <KnownFamilies known={known} error={errors[knownField]} chosen={rejected?.typed[knownField]} />
    </>
  )
}
