import * as texts from '../texts'

const separators = /[\s.\-\u2010-\u2015]/g
const shape = /^(?:\+?1)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[2-9]\d{6}$/

/** What an empty phone field shows. [VAL-011] */
export const phonePlaceholder: string = texts.phonePlaceholder

/**
 * Whether text has the shape of a US phone number once dashes, blanks and dots are removed: ten digits, perhaps with a 1 in front and
 * the area code in brackets. Whether the number exists, the server says. [VAL-004]
 */
export function isPhone(text: string): boolean {
  return shape.test(text.replace(separators, ''))
}

/** The digits of a phone number, without the leading 1 of eleven. [VAL-011] */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** A phone number as people read it, `(208) 555-0123`, or as much of it as is typed. Digits too many stay at the end. [VAL-011] */
export function formatPhone(text: string): string {
  const digits = normalizePhone(text)
  if (digits.length <= 3) return digits
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`
}
