import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as leaked } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { Brand } from '@pkg/domain'
import { unprocessable } from '../../../http/problems'
import { accountTexts } from './texts'

/**
 * Words that make no password of ours better: the product, its trade, and who works with it. The brand, and the person's own name and
 * address, come to them with each password. (ASVS 6.1.2)
 */
const ownWords = ['hearthway', 'gwizzy', 'homebase', 'marketplace', 'dashboard', 'senior', 'seniors', 'living', 'care']
const ownRoles = ['admin', 'advisor', 'agent', 'provider', 'realtor', 'family', 'customer', 'password', 'welcome']

/** A guesser who knows the lists, our words and the person gets no further for free: two common words do not do, three do. */
const fewestGuesses = 1e9
/** Our words and the person's make no password, whatever digits and signs stand between them. */
const fewestLetters = 6
/** What is beyond adds nothing to the judgement, and would cost time. */
const judged = 64

const estimator = new ZxcvbnFactory({ dictionary: { ...leaked, ...english }, graphs: adjacencyGraphs })

/** Whom a password is for. */
export interface Chooser {
  name?: string | null
  email?: string | null
  brand: Brand
}

/**
 * Throws 422 at `pointer` for a password that is easy to guess: one of the 49,000 most used of known leaks, such a one with changed
 * letters and added digits, keys in a row, repetitions, or our own and the person's words. Any composition will do. (ASVS 6.2.4, 6.2.5,
 * 6.2.11, 6.2.12)
 */
export function refuseGuessable(password: string, { name, email, brand }: Chooser, pointer: string): void {
  const known = [name, email, brand.name].flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
  const words = [...ownWords, ...ownRoles, ...known].filter((word) => word.length > 2)
  const isHard = estimator.check(password.slice(0, judged), words).guesses >= fewestGuesses
  if (isHard && lettersBeside(words, password) >= fewestLetters) return
  throw unprocessable([{ detail: accountTexts.guessable, source: { pointer } }])
}

/** How many letters a password has beside words that anybody would try, or enough where it has none of those. */
function lettersBeside(words: string[], password: string): number {
  const whole = password.toLowerCase()
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole)
  return rest === whole ? fewestLetters : rest.replace(/\P{L}/gu, '').length
}
