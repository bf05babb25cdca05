import { livingRoomTypes, type Community, type RoomStatement } from '@pkg/domain'
import { hashOf, Random } from '@pkg/illustrations/random'

/** The longest time since a demo community stated its rooms, in days. Those older than 10 days are shown as unknown. */
const longest = 14

/**
 * Returns what a demo community said about the rooms that it lists prices for. Some communities said nothing. `dates` are the days before today, the latest
 * first. The same community always gives the same rooms. [TRUST-018]
 */
export function generateRooms(
  { id, slyPrices }: Pick<Community, 'id' | 'slyPrices'>,
  dates: readonly string[],
): RoomStatement[] {
  const random = new Random(hashOf(`rooms of ${id}`))
  const statedOn = dates[random.between(0, longest)]
  if (statedOn === undefined || random.chance(0.3)) return []
  const listed = new Set(slyPrices.flatMap(({ prices }) => prices.map(({ type }) => type)))
  return livingRoomTypes
    .filter((room) => listed.has(room))
    .map((room) => {
      const status = random.weighted({ open: 5, waitlist: 3, full: 2 })
      return {
        room,
        status,
        ...(status === 'open' && { openRooms: random.between(1, 4) }),
        statedOn,
        statedBy: 'community',
      }
    })
}
