import * as texts from '../texts'
import { isAreaCode } from './area-codes'

/** A US phone number as ten digits, with the extension that was entered after it. */
export interface ParsedPhone {
  digits: string
  extension?: string
}

// People paste numbers with marks that no one sees, such as the direction marks of contact lists.
const invisibleMarks = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const separators = /[\s.\-/\u00b7\u2010-\u2015\u2212]/g
const shape = /^(?:(?:\+|011|00)?1)?(?:\(([2-9]\d{2})\)|\[([2-9]\d{2})\]|([2-9]\d{2}))([2-9]\d{6})$/
const extensionMark = /^(.*?)[\s,;]*(?:extension|ext|x|#)[\s.:=]*(\d*)\s*$/is
/** The longest extension that telephone systems use. */
const maxExtensionDigits = 7

/** The placeholder of a phone field. [VAL-011] */
export const phonePlaceholder: string = texts.phonePlaceholder

/**
 * Parses a US phone number with its extension, the way people type or paste it: with or without +1, `tel:`, separators, and parentheses.
 * Its area code is one of the United States or its territories, or that of a toll-free number. Only the server knows whether the number is
 * in use. Returns undefined for any other text. [VAL-004]
 */
export function parsePhone(text: string): ParsedPhone | undefined {
  const { number, extension } = splitExtension(text)
  const [, inParentheses, inBrackets, plain, rest] = shape.exec(number.replace(separators, '')) ?? []
  const areaCode = inParentheses ?? inBrackets ?? plain
  if (!areaCode || !rest || !isAreaCode(areaCode)) return undefined
  if (extension === undefined || extension === '') return { digits: areaCode + rest }
  return extension.length > maxExtensionDigits ? undefined : { digits: areaCode + rest, extension }
}

/** Returns whether text is a US phone number, with or without an extension. [VAL-004] */
export function isPhone(text: string): boolean {
  return parsePhone(text) !== undefined
}

/** Returns the digits of a phone number without its extension and the leading 1 of eleven digits. [VAL-011] */
export function normalizePhone(text: string): string {
  return digitsOf(splitExtension(text).number)
}

/**
 * Formats a phone number, `(208) 555-0123`, or as much of it as was typed. Extra digits stay at the end. An extension that follows ten digits
 * is split off and added after an x, `(208) 555-0123 x5`. [VAL-011]
 */
export function formatPhone(text: string): string {
  const { number, extension } = splitExtension(text)
  const digits = digitsOf(number)
  if (digits.length <= 3) return digits
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  if (digits.length <= 6) return area
  return `${area}-${digits.slice(6)}${extension ? ` x${extension}` : ''}`
}

/** Splits text into a number of ten digits or more and the extension after it. */
function splitExtension(text: string): { number: string; extension?: string } {
  const typed = text
    .normalize('NFKC')
    .replace(invisibleMarks, '')
    .trim()
    .replace(/^tel:\s*/i, '')
  const [, number = '', extension] = extensionMark.exec(typed) ?? []
  return extension !== undefined && digitsOf(number).length >= 10 ? { number, extension } : { number: typed }
}

function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
