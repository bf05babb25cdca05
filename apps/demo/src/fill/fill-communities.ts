import type { Agent } from '@pkg/domain'
import { communityCells, communityColumns } from '@pkg/api/catalog'
import type { Cell, Database } from '@pkg/api/database'
import type { CommunityRecord } from '@pkg/api/schema'
import { generateCommunities, type SeedOptions } from '../generate/communities'
import { findTeamCommunity } from '../generate/demo-team'
import type { RequestableCommunity } from '../people/families'

const batchSize = 2000
/** Demo families choose among the first communities, which are spread over the country like all others. */
const maximumRequestable = 3000

const reviewColumns = ['id', 'community_id', 'author', 'relation', 'value', 'text', 'date']

/**
 * Streams the demo communities and their reviews into the database, with the same memory for a thousand and a million. Generates a batch
 * while the database stores the previous one. Returns the communities that demo families can choose.
 */
export async function fillCommunities(
  database: Database,
  options: SeedOptions & { agents: Agent[] },
  onFilled: (count: number) => void,
): Promise<RequestableCommunity[]> {
  const generated = generateCommunities(options)
  const requestable: RequestableCommunity[] = []
  let reviews: Cell[][] = []
  let generatedCount = 0
  let filled = 0

  function* batch(): Generator<Cell[]> {
    for (let place = 0; place < batchSize; place += 1) {
      const next = generated.next()
      if (next.done) return
      const isOfDemoTeam = findTeamCommunity(generatedCount) !== undefined
      generatedCount += 1
      const {
        reviews: written,
        partnerAgents,
        realEstateAgents: _agents,
        similarCommunities: _similar,
        ...rest
      } = next.value
      const record: CommunityRecord = rest
      for (const { id, author, relation, value, text, date } of written) {
        reviews.push([id, record.id, author, relation, value, text, date])
      }
      if (record.status === 1 && requestable.length < maximumRequestable) {
        const { id, name, care, address, startingRate, feePercent } = record
        const agentId = partnerAgents[0]?.id
        requestable.push({ id, name, care, address, startingRate, feePercent, agentId, isOfDemoTeam })
      }
      yield communityCells(record, record.id, partnerAgents[0]?.id)
    }
  }

  for (let isMore = true; isMore;) {
    const before = reviews
    reviews = []
    // `bulkLoad` drops the foreign keys meanwhile, so both tables can be filled in parallel.
    const [count] = await Promise.all([
      database.copy('communities', communityColumns, batch()),
      database.copy('reviews', reviewColumns, before),
    ])
    isMore = count > 0 || reviews.length > 0
    filled += count
    onFilled(filled)
  }
  return requestable
}
