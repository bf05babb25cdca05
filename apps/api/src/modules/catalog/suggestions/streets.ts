import { anyCareSlug, stateByCode } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { isStreetWord, streetKey } from '../communities/address-text'
import { type FoundAddress, findAddresses } from './street-store'

/** A street of listed communities, or the one community at a typed address. */
export interface FoundStreet {
  /** The street without house number. */
  street: string
  communities: FoundAddress[]
  /** Whether the text has the house number, or a word such as `avenue`. */
  isMeant: boolean
  path: string
}

/** Returns the streets of listed communities that a text names, and the community if it has the house number. [FIND-001] */
export async function listStreets(orm: Orm, text: string, limit: number): Promise<FoundStreet[]> {
  const words = text.split(/[\s,.]+/).filter(Boolean)
  const found = (await findAddresses(orm, text)).filter(({ line1 }) => namesStreet(line1, words))
  const number = words.find((word) => /^\d{1,6}$/.test(word))
  const atNumber = found.filter(({ line1 }) => number !== undefined && line1.startsWith(`${number} `))
  if (atNumber.length > 0) {
    return atNumber
      .slice(0, limit)
      .map((address) => ({ street: address.line1, communities: [address], isMeant: true, path: address.url }))
  }
  const keyOf = ({ line1, citySlug, state }: FoundAddress) => `${streetKey(streetOf(line1))} ${citySlug} ${state}`
  const keys = [...new Set(found.map(keyOf))].slice(0, limit)
  return keys.flatMap((key) => {
    const onStreet = found.filter((address) => keyOf(address) === key)
    const [first] = onStreet
    if (!first) return []
    const street = streetOf(first.line1)
    const place = `/${anyCareSlug}/${stateByCode(first.state)?.slug ?? ''}/${first.citySlug}`
    const path = `${place}?${new URLSearchParams({ 'filter[address]': street }).toString()}`
    return [{ street, communities: onStreet, isMeant: words.some(isStreetWord), path }]
  })
}

/** Returns a street without house number and unit. */
const streetOf = (line1: string) =>
  line1.replace(/^[\d-]+[a-z]? /i, '').replace(/,? (?:#|apt|suite|ste|unit)\b.*$/i, '')

/** Returns whether a word of the text is in the street itself, not only in the city. */
function namesStreet(line1: string, words: string[]): boolean {
  const street = ` ${streetOf(line1).toLowerCase()}`
  return words.some((word) => word.length >= 3 && !isStreetWord(word) && street.includes(` ${word}`))
}
