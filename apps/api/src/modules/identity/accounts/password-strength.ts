import type { Brand } from '@pkg/domain'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as leaked } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { unprocessable } from '../../../http/errors'
import { accountTexts } from './texts'

/** Words of our products and trade, which an attacker would try first. The brand and the person's name and email are added. (ASVS 6.1.2) */
const productWords = [
  'hearthway',
  'gwizzy',
  'homebase',
  'marketplace',
  'dashboard',
  'senior',
  'seniors',
  'living',
  'care',
]
const roleWords = ['admin', 'advisor', 'agent', 'provider', 'realtor', 'family', 'customer', 'password', 'welcome']

/** The guesses that an attacker who knows these words and the leaked passwords must need. Three common words pass, two don't. */
const minGuesses = 1e9
/** The letters that must remain when product words and the person's words are removed, whatever digits and signs are between them. */
const minOtherLetters = 6
/** The longest part of a password that is judged. More would take time and wouldn't change the result. */
const maxJudgedLength = 64

const estimator = new ZxcvbnFactory({ dictionary: { ...leaked, ...english }, graphs: adjacencyGraphs })

/** The person who chooses a password, whose words it may not consist of. */
export interface PasswordOwner {
  name?: string | null
  email?: string | null
  brand: Brand
}

/**
 * Throws for a password that is easy to guess: one of the 49,000 most common leaked ones, a variation of one with replaced letters and added
 * digits, adjacent keys, repetitions, or product words and the person's own. There are no rules about which characters it has.
 * (ASVS 6.2.4, 6.2.5, 6.2.11, 6.2.12) @throws {HttpError} 422 at `pointer`
 */
export function requireStrongPassword(password: string, { name, email, brand }: PasswordOwner, pointer: string): void {
  const personal = [name, email, brand.name].flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
  const words = [...productWords, ...roleWords, ...personal].filter((word) => word.length > 2)
  const isHard = estimator.check(password.slice(0, maxJudgedLength), words).guesses >= minGuesses
  if (isHard && countOtherLetters(words, password) >= minOtherLetters) return
  throw unprocessable([{ detail: accountTexts.guessablePassword, source: { pointer } }])
}

/** Counts the letters of a password outside of these words, or returns the minimum if it has none of the words. */
function countOtherLetters(words: string[], password: string): number {
  const whole = password.toLowerCase()
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole)
  return rest === whole ? minOtherLetters : rest.replace(/\P{L}/gu, '').length
}
