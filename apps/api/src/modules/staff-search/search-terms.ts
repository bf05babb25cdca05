import { searchWords } from '../../database/similar-words'
import { wholePhone } from '../access'

/** What a person typed into the search: words, and contact info or a number if it's one. */
export interface SearchTerms {
  typed: string
  /** At most six words, in lower case. */
  words: string[]
  email?: string
  /** As families and accounts have it: +1 and ten digits. */
  phone?: string
  /** The number of an invoice. */
  invoiceNumber?: number
}

/** Reads what a person typed. */
export function readSearchTerms(typed: string): SearchTerms {
  const text = typed.trim().toLowerCase()
  const phone = wholePhone(text)
  const [, number] = /^h-?0*(\d{1,9})$/.exec(text) ?? []
  return {
    typed: text,
    words: searchWords(text),
    ...(/^\S+@\S+\.\S+$/.test(text) ? { email: text } : {}),
    ...(phone ? { phone } : {}),
    ...(number ? { invoiceNumber: Number(number) } : {}),
  }
}
