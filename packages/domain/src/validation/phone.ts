import * as texts from '../texts'

const separators = /[\s.\-\u2010-\u2015]/g
const shape = /^(?:\+?1)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[2-9]\d{6}$/

/** The placeholder of a phone field. [VAL-011] */
export const phonePlaceholder: string = texts.phonePlaceholder

/**
 * Returns whether text has the shape of a US phone number after removing dashes, spaces, and dots: ten digits, with an optional leading 1
 * and optional parentheses around the area code. Only the server knows whether the number exists. [VAL-004]
 */
export function isPhone(text: string): boolean {
  return shape.test(text.replace(separators, ''))
}

/** Returns the digits of a phone number, without the leading 1 of eleven digits. [VAL-011] */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Formats a phone number, `(208) 555-0123`, or as much of it as was typed. Extra digits stay at the end. [VAL-011] */
export function formatPhone(text: string): string {
  const digits = normalizePhone(text)
  if (digits.length <= 3) return digits
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`
}
