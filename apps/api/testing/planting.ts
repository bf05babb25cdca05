import { createMarkers } from './markers'
import type { PersonName } from './people'

/** A word in private data, and everyone who may read it. Everyone else must not find it in any response. [ROLE-010] */
export interface PlantedWord {
  /** What holds the word, such as `familyNote`. */
  kind: string
  word: string
  readers: readonly PersonName[]
}

/** Plants unique words in private data. */
export interface Planting {
  /** Returns a new word that only the readers may find. */
  plant(kind: string, ...readers: PersonName[]): string
  /** Returns a new email address that only the readers may find. */
  plantEmail(kind: string, ...readers: PersonName[]): string
  /** Returns a phone number, which only the readers may find in any format. */
  plantPhone(kind: string, phone: string, ...readers: PersonName[]): string
  words: readonly PlantedWord[]
}

/** Creates a planting without words. */
export function createPlanting(): Planting {
  const words: PlantedWord[] = []
  const { mark } = createMarkers()
  const plant = (kind: string, ...readers: PersonName[]) => {
    const word = mark(kind)
    words.push({ kind, word, readers })
    return word
  }
  return {
    plant,
    plantEmail: (kind, ...readers) => `${plant(kind, ...readers).toLowerCase()}@families.example`,
    plantPhone: (kind, phone, ...readers) => {
      words.push({ kind, word: phone, readers })
      return phone
    },
    words,
  }
}

/** Creates a function that returns the planted words that a text has: words in upper or lower case, and phone numbers in any format. */
export function createWordSearch(words: readonly PlantedWord[]): (text: string) => PlantedWord[] {
  const phones = words.filter(({ word }) => /^\d+$/.test(word))
  const others = words.filter((one) => !phones.includes(one)).map((one) => ({ one, lower: one.word.toLowerCase() }))
  return (text) => {
    const lower = text.toLowerCase()
    const digits = text.replace(/[^\da-z"]/gi, '')
    return [
      ...others.filter((other) => lower.includes(other.lower)).map(({ one }) => one),
      ...phones.filter(({ word }) => digits.includes(word)),
    ]
  }
}
