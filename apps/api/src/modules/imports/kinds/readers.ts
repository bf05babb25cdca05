import { contactRoleLabel, contactRoles, isEmail, isName, isSingleLine, states } from '@pkg/domain'
import { storedPhone } from '../../contact'
import type { Reading, ReadText } from './kind'

/** Reads one line of text. */
export const line =
  (maxLength: number): ReadText =>
  (text) => {
    if (!isSingleLine(text)) return { problem: 'Write it in one line' }
    return text.length > maxLength ? tooLong(maxLength) : { value: text }
  }

/** Reads a name of a person or a company. */
export const personName =
  (maxLength: number): ReadText =>
  (text, row) => {
    if (!isName(text)) return { problem: 'Enter a name in one line, without a web address' }
    return line(maxLength)(text, row)
  }

/** Reads a text of one or more paragraphs. */
export const paragraphs =
  (maxLength: number): ReadText =>
  (text) =>
    text.length > maxLength ? tooLong(maxLength) : { value: text }

const tooLong = (maxLength: number): Reading => ({ problem: `Use ${maxLength} characters or fewer` })

/** Reads an email address. */
export const emailAddress: ReadText = (text) =>
  isEmail(text) && text.length <= 254
    ? { value: text }
    : { problem: 'Enter a whole email address, such as ann@example.com' }

/** Reads a phone number in the form in which contacts are stored. */
export const phoneNumber: ReadText = (text) => {
  const stored = text.length <= 40 ? storedPhone(text) : undefined
  return stored
    ? { value: stored }
    : { problem: 'Enter a phone number that’s in use in the United States, such as (303) 555-0142' }
}

/** Other words for roles of contacts. */
const roleWords: readonly [pattern: RegExp, role: (typeof contactRoles)[number]][] = [
  [/\b(executive director|administrator|general manager|ed)\b/i, 'executive-director'],
  [/\b(sales|marketing|community relations|move-in)\b/i, 'sales'],
  [/\b(nurse|nursing|wellness|rn|lpn)\b/i, 'nurse'],
  [/\b(billing|accounting|accounts|business office)\b/i, 'billing'],
  [/\bowner\b/i, 'owner'],
]

/** Reads the role of a contact by its name, or by words that say the same. */
export const contactRole: ReadText = (text) => {
  const named = contactRoles.find(
    (role) => role === text || contactRoleLabel(role).toLowerCase() === text.toLowerCase(),
  )
  const meant = named ?? roleWords.find(([pattern]) => pattern.test(text))?.[1]
  return meant ? { value: meant } : { problem: `Use one of ${contactRoles.map(contactRoleLabel).join(', ')}` }
}

/** Reads a state by its code or its name. */
export const state: ReadText = (text) => {
  const typed = text.toLowerCase().replaceAll('.', '')
  const found = states.find(({ code, name }) => code.toLowerCase() === typed || name.toLowerCase() === typed)
  return found ? { value: found.code } : { problem: 'Use a state, such as CO or Colorado' }
}

/** The states whose ZIP codes begin with 0, which spreadsheets drop. */
const zeroStates: ReadonlySet<unknown> = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT'])

/** Reads a ZIP code. One of four digits gets its zero back if the state of the row has such codes. [EDGE-003] */
export const zipCode: ReadText = (text, row) => {
  const [, digits = ''] = /^(\d{4,5})(?:-\d{4})?$/.exec(text) ?? []
  if (digits.length === 5) return { value: digits }
  const inState = row['state'] === undefined ? undefined : state(row['state'], row).value
  if (digits.length === 4 && zeroStates.has(inState)) return { value: `0${digits}` }
  return { problem: 'Use a ZIP code with five digits, such as 80302' }
}

/** Reads the address of a website. One without a scheme is on https. */
export const website: ReadText = (text) => {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const isAddress = /^https:\/\/[^\s/.]+\.[^\s]+$/.test(address) && address.length <= 300
  return isAddress ? { value: address } : { problem: 'Use a website that begins with https://, or clear this field' }
}
