import type { Locator } from '@playwright/test'

/** The screens and emails on which a family reads who calls, who has its data, and what it costs. */
export type Screen =
  | 'phone step'
  | 'last step'
  | 'sent'
  | 'nearby'
  | 'disclosure'
  | 'team confirmation'
  | 'advisor confirmation'
  | 'homebase'
  | 'review'
  | 'plain form'
  | 'plain sent'
  | 'email'

/** A sentence that a family read. */
export interface ReadSentence {
  screen: Screen
  text: string
}

/** The words of sentences about callers, recipients, fees, and prices. */
const claims =
  /\b(calls?|called|calling|advisor|teams?|contact info|number|information|receives?|pays?|paid|fee|compensated|cost|costs|free|sent|share|shared|sends?|gets?|goes?|went|asks?)\b|\$|%/i

/** Returns the sentences of a screen that are about callers, recipients, fees, or prices. */
export async function readSentences(screen: Screen, shown: Locator): Promise<ReadSentence[]> {
  return sentencesOf(screen, await shown.innerText())
}

/** Returns the price of each nearby community with its name, which is on another line. */
export async function readNearbyPrices(shown: Locator): Promise<ReadSentence[]> {
  const cards = (await shown.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n'))
  return cards.flatMap(([name, ...lines]) => {
    const price = lines.find((line) => line.startsWith('From '))
    return price ? [{ screen: 'nearby', text: `${name}: ${price}` }] : []
  })
}

/** Returns the sentences of a text that are about callers, recipients, fees, or prices. */
export function sentencesOf(screen: Screen, text: string): ReadSentence[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => claims.test(sentence))
    .map((sentence) => ({ screen, text: sentence }))
}
