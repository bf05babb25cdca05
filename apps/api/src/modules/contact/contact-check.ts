import type { ContactCheck } from '@pkg/api-client'
import { isEmail, parsePhone } from '@pkg/domain'
import { phoneTexts } from './texts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const regions: ReadonlySet<string | undefined> = new Set(['US', 'PR', 'GU', 'AS', 'VI', 'MP'])

/**
 * Checks whether a phone number of the United States or its territories can exist, by the full metadata of the numbering plan. Numbers from
 * 555-0100 to 555-0199 are reserved for fiction and count as valid, because the demo data uses them. Pages check the same shape and area
 * codes with `isPhone`. [VAL-004]
 */
export function checkPhone(phone: string): ContactCheck {
  const digits = parsePhone(phone)?.digits
  const invalid = { isValid: false, reason: phoneTexts.notInUse, carrierType: 'unknown' } as const
  if (!digits) return invalid
  if (/55501\d{2}$/.test(digits)) return { isValid: true, carrierType: 'unknown' }
  const number = parsePhoneNumberFromString(digits, 'US')
  // A toll-free number belongs to all countries of the plan, so it has none.
  const isOurs = number?.getType() === 'TOLL_FREE' || regions.has(number?.country)
  if (!number?.isValid() || !isOurs) return invalid
  return { isValid: true, carrierType: toCarrierType(number.getType()) }
}

/** Checks whether an email address is well formed and its domain can receive email. */
export function checkEmail(email: string): ContactCheck {
  if (!isEmail(email)) return { isValid: false, reason: 'This email address is incomplete' }
  return /\.(invalid|localhost|test)$/i.test(email)
    ? { isValid: false, reason: 'This email address can’t receive email' }
    : { isValid: true }
}

/** Converts a phone number to +1 and ten digits, without its extension. Returns undefined for anything but a valid US number. */
export function normalizePhone(phone: string): string | undefined {
  const parsed = checkPhone(phone).isValid ? parsePhone(phone) : undefined
  return parsed && `+1${parsed.digits}`
}

/**
 * Converts a phone number to the form that families and contacts are stored in: +1, ten digits, and the extension if there is one, as in
 * `+13035550142;ext=5` (RFC 3966). Returns undefined for anything but a valid US number.
 */
export function storedPhone(phone: string): string | undefined {
  const extension = parsePhone(phone)?.extension
  const number = normalizePhone(phone)
  return number && `${number}${extension ? `;ext=${extension}` : ''}`
}

function toCarrierType(type: string | undefined): NonNullable<ContactCheck['carrierType']> {
  // North American mobile and landline numbers share their ranges, so most have neither type.
  if (type === 'MOBILE') return 'mobile'
  if (type === 'FIXED_LINE') return 'landline'
  return type === 'VOIP' ? 'voip' : 'unknown'
}
