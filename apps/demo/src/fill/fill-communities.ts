import { type Agent, now } from '@pkg/domain'
import { communityCells, communityColumns } from '@pkg/api/catalog'
import type { Cell, Database } from '@pkg/api/database'
import type { CommunityRecord } from '@pkg/api/schema'
import { generateCommunities, type SeedOptions } from '../generate/communities'
import { findTeamCommunity } from '../generate/demo-team'
import { type DemoReview, listDaysBefore, type RemovedReview } from '../generate/reviews'
import { generateRooms } from '../generate/rooms'
import type { RequestableCommunity } from '../people/families'

const batchSize = 2000
/** Demo families choose among the first communities, which are spread over the country like all others. */
const maximumRequestable = 3000

const reviewColumns = [
  'id',
  'community_id',
  'author',
  'relation',
  'value',
  'text',
  'date',
  'month',
  'reply',
  'replied_on',
  'status',
  'reason',
  'decided_on',
]
const roomColumns = ['community_id', 'room', 'status', 'open_rooms', 'stated_on', 'stated_by']

/**
 * Streams the demo communities, their reviews, and their rooms into the database, with the same memory for a thousand and a million. Generates a batch
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
  let rooms: Cell[][] = []
  // Rooms are about now. With the fixed day of the reviews, all would be unknown.
  const roomDates = listDaysBefore(now())
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
        removedReviews: removed,
        partnerAgents,
        realEstateAgents: _agents,
        similarCommunities: _similar,
        ...rest
      } = next.value
      const record: CommunityRecord = rest
      reviews.push(...reviewCells(record.id, written, removed))
      for (const { room, status, openRooms = null, statedOn, statedBy } of generateRooms(record, roomDates)) {
        rooms.push([record.id, room, status, openRooms, statedOn, statedBy])
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
    const [writtenReviews, writtenRooms] = [reviews, rooms]
    reviews = []
    rooms = []
    // `bulkLoad` drops the foreign keys meanwhile, so the tables can be filled in parallel.
    const [count] = await Promise.all([
      database.copy('communities', communityColumns, batch()),
      database.copy('reviews', reviewColumns, writtenReviews),
      database.copy('community_rooms', roomColumns, writtenRooms),
    ])
    isMore = count > 0 || reviews.length > 0 || rooms.length > 0
    filled += count
    onFilled(filled)
  }
  return requestable
}

/** Returns the rows of a community's reviews. Those that were removed have lost their words. [TRUST-017] */
function reviewCells(communityId: string, written: DemoReview[], removed: RemovedReview[]): Cell[][] {
  return [
    ...written.map(({ id, author, relation, value, text, date, month, reply }) => {
      const replyCells = [reply?.text ?? null, reply?.date ?? null]
      return [
        id,
        communityId,
        author,
        relation ?? null,
        value,
        text,
        date,
        month,
        ...replyCells,
        'published',
        null,
        date,
      ]
    }),
    ...removed.map(({ id, date, removedOn, reason }) => {
      const words = [null, 0, 'Removed', date, null, null, null]
      return [id, communityId, 'Removed', ...words, 'removed', reason, removedOn]
    }),
  ]
}
