import { and, desc, ilike, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { containing } from '../../../database/like-pattern'
import { addressSpellings, isStreetWord } from '../communities/address-text'
import { isPublic } from '../communities/public-condition-store'

/** A community whose address matches what a person typed. */
export interface FoundAddress {
  id: string
  name: string
  line1: string
  city: string
  citySlug: string
  state: string
  url: string
}

/** The most addresses to read. A text that more contain isn't an address yet. */
const maxAddresses = 60

/** Returns the listed communities whose address has every word of a text, the highest ranked first. Abbreviations count as the words. */
export async function findAddresses(orm: Orm, text: string): Promise<FoundAddress[]> {
  const words = text.split(/[\s,.]+/).filter(Boolean)
  // A single short word is a place or a name, not a street.
  if (words.every((word) => word.length < 3 || isStreetWord(word))) return []
  return orm
    .select({
      id: communities.id,
      name: communities.name,
      line1: sql<string>`${communities.record} -> 'address' ->> 'line1'`,
      city: communities.city,
      citySlug: communities.citySlug,
      state: communities.state,
      url: sql<string>`${communities.record} ->> 'url'`,
    })
    .from(communities)
    .where(
      and(
        isPublic,
        // Each word starts a word of the address. A house number is its first.
        ...words.slice(0, 8).map((word) => {
          const spellings = addressSpellings(word).map((spelling) =>
            ilike(communities.addressString, containing(` ${spelling}`)),
          )
          return /^\d+$/.test(word)
            ? or(...spellings, sql`${communities.addressString} like ${`${word} %`}`)
            : or(...spellings)
        }),
      ),
    )
    .orderBy(desc(communities.rank))
    .limit(maxAddresses)
}
