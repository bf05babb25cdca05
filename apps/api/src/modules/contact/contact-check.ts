import type { ContactCheck } from '@pkg/api-client'
import { isEmail } from '@pkg/domain'
import { phoneTexts } from './texts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Checks whether a US phone number can exist, by the full metadata of the numbering plan. Numbers from 555-0100 to 555-0199 are reserved for
 * fiction and count as valid, because the demo data uses them.
 */
export function checkPhone(phone: string): ContactCheck {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (/^[2-9]\d{2}55501\d{2}$/.test(digits)) return { isValid: true, carrierType: 'unknown' }
  const number = parsePhoneNumberFromString(phone, 'US')
  if (!number?.isValid() || number.countryCallingCode !== '1') {
    return { isValid: false, reason: phoneTexts.notInUse, carrierType: 'unknown' }
  }
  return { isValid: true, carrierType: toCarrierType(number.getType()) }
}

/** Checks whether an email address is well formed and its domain can receive email. */
export function checkEmail(email: string): ContactCheck {
  if (!isEmail(email)) return { isValid: false, reason: 'This email address is incomplete' }
  return /\.(invalid|localhost|test)$/i.test(email)
    ? { isValid: false, reason: 'This email address can’t receive email' }
    : { isValid: true }
}

/** Converts a phone number to its stored form, +1 and ten digits. Returns undefined for anything but a valid US number. */
export function normalizePhone(phone: string): string | undefined {
  if (!checkPhone(phone).isValid) return undefined
  return `+1${phone.replace(/\D/g, '').slice(-10)}`
}

function toCarrierType(type: string | undefined): NonNullable<ContactCheck['carrierType']> {
  // North American mobile and landline numbers share their ranges, so most have neither type.
  if (type === 'MOBILE') return 'mobile'
  if (type === 'FIXED_LINE') return 'landline'
  return type === 'VOIP' ? 'voip' : 'unknown'
}
