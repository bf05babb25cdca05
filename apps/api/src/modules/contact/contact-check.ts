import type { ContactCheck } from '@pkg/api-client'
import { isEmail } from '@pkg/domain'
import { phoneTexts } from './texts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Whether a US phone number can be real, by the numbering plan's full metadata. Numbers with the exchange 555 and a line
 * of 0100 to 0199 are kept for fiction and count as valid, since the demo catalogue and its families use them.
 */
export function checkPhone(phone: string): ContactCheck {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (/^[2-9]\d{2}55501\d{2}$/.test(digits)) return { isValid: true, carrierType: 'unknown' }
  const number = parsePhoneNumberFromString(phone, 'US')
  if (!number?.isValid() || number.countryCallingCode !== '1') {
    return { isValid: false, reason: phoneTexts.notInUse, carrierType: 'unknown' }
  }
  return { isValid: true, carrierType: carrierOf(number.getType()) }
}

/** Whether an e-mail address is well formed and not on a domain that can receive nothing. */
export function checkEmail(email: string): ContactCheck {
  if (!isEmail(email)) return { isValid: false, reason: 'This is not a complete e-mail address' }
  return /\.(invalid|localhost|test)$/i.test(email)
    ? { isValid: false, reason: 'No mail can reach this address' }
    : { isValid: true }
}

/** A phone number as it is stored: +1 and ten digits. Undefined for what is no US number. */
export function normalizePhone(phone: string): string | undefined {
  if (!checkPhone(phone).isValid) return undefined
  return `+1${phone.replace(/\D/g, '').slice(-10)}`
}

function carrierOf(type: string | undefined): NonNullable<ContactCheck['carrierType']> {
  // In North America mobile and fixed numbers share their ranges, so that most numbers cannot be told apart.
  if (type === 'MOBILE') return 'mobile'
  if (type === 'FIXED_LINE') return 'landline'
  return type === 'VOIP' ? 'voip' : 'unknown'
}
