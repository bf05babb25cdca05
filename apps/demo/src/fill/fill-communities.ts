import type { Agent } from '@pkg/domain'
import { communityCells, communityColumns } from '@pkg/api/catalog'
import type { Cell, Database } from '@pkg/api/database'
import type { CommunityRecord } from '@pkg/api/schema'
import { generateCommunities, type SeedOptions } from '../generate/communities'
import type { AskedCommunity } from '../generate/families'

const batchSize = 2000
/** Families ask the first communities of the catalogue, which are spread over the country like all others. */
const askedAtMost = 3000

const reviewColumns = ['id', 'community_id', 'author', 'relation', 'value', 'text', 'date']

/**
 * Streams the demo communities and their reviews into the database, at the same memory for a thousand and a million. A community is made
 * while the database takes in the one before. Gives the communities that families may ask.
 */
export async function fillCommunities(
  database: Database,
  options: SeedOptions & { agents: Agent[] },
  onFilled: (count: number) => void,
): Promise<AskedCommunity[]> {
  const made = generateCommunities(options)
  const asked: AskedCommunity[] = []
  let reviews: Cell[][] = []
  let filled = 0

  function* batch(): Generator<Cell[]> {
    for (let place = 0; place < batchSize; place += 1) {
      const next = made.next()
      if (next.done) return
      const {
        reviews: written,
        partnerAgents,
        realEstateAgents: _none,
        similarCommunities: _later,
        ...rest
      } = next.value
      const record: CommunityRecord = rest
      for (const { id, author, relation, value, text, date } of written) {
        reviews.push([id, record.id, author, relation, value, text, date])
      }
      if (record.status === 1 && asked.length < askedAtMost) {
        const { id, name, care, address, startingRate } = record
        asked.push({ id, name, care, address, startingRate })
      }
      yield communityCells(record, record.id, partnerAgents[0]?.id)
    }
  }

  for (let isMore = true; isMore;) {
    const before = reviews
    reviews = []
    // No foreign key holds the two apart while a catalogue is filled: see `bulkLoad`.
    const [count] = await Promise.all([
      database.copy('communities', communityColumns, batch()),
      database.copy('reviews', reviewColumns, before),
    ])
    isMore = count > 0 || reviews.length > 0
    filled += count
    onFilled(filled)
  }
  return asked
}
