import { nameTexts } from './language/name-texts.es'

/** The names of care types, amenities, and the like in Spanish, by the English name, for servers that write in both languages. [FIND-015] */
export const spanishNames = nameTexts

/** Returns the Spanish name of what has an English name, for the middle of a sentence. [FIND-015] */
export function spanishNameInSentence(english: string): string {
  const name = nameTexts[english] ?? english
  return name.charAt(0).toLowerCase() + name.slice(1)
}
