import type { BodyOf, CommunityStatements, endpoints, PriceStatement, RoomStatementRow } from '@pkg/api-client'
import {
  isPublicStatus,
  now,
  priceAge,
  priceExpiry,
  roomAge,
  roomExpiry,
  type RoomStatement,
  paymentSources,
  statableRooms,
  type StatedPrice,
  statedPrices,
  todayIn,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { changeCommunity } from '../communities/community-service'
import { lockCommunity } from '../communities/community-store'
import { findManagedRecord } from '../communities/listing-store'
import { checkStatements } from '../rooms/room-service'
import { findTimeZone, listRoomStatements, replaceRoomStatements } from '../rooms/room-store'

/** What a team says about some of its prices and rooms. */
export type NewStatements = BodyOf<typeof endpoints.communityStatements.state>

/** Returns the prices and rooms of a community that a person manages. @throws {HttpError} 404 for any other [TRUST-018, WORK-010] */
export async function getStatements(orm: Orm, id: string, person: Person): Promise<CommunityStatements> {
  return readStatements(orm, await requireManaged(orm, id, person))
}

/**
 * States prices and rooms of a community that a person manages, and who pays,, as of today. They apply without a review: a team answers for its own prices.
 * @throws {HttpError} 404, 409 if someone else changed a price meanwhile, or 422 [TRUST-018, WORK-010]
 */
export async function stateAsMember(
  orm: Orm,
  id: string,
  statements: NewStatements,
  person: Person,
): Promise<CommunityStatements> {
  await requireManaged(orm, id, person)
  return saveStatements(orm, id, statements, person.role === 'admin' ? 'staff' : 'community')
}

async function requireManaged(orm: Orm, id: string, person: Person): Promise<CommunityRecord> {
  const record = await findManagedRecord(orm, person, id)
  if (!record) throw notFound('community', id)
  return record
}

/** Returns what a community's team stated, and how current it is in the community's time zone. */
export async function readStatements(orm: Orm, record: CommunityRecord): Promise<CommunityStatements> {
  const { id, name, url, status, hidePricing } = record
  const said = await listRoomStatements(orm, id)
  const today = await findToday(orm, id)
  const prices = statedPrices(record).map((price) => toPriceStatement(price, today))
  const rooms = statableRooms(record, said).map((room) =>
    toRoomStatement(
      room,
      said.find((statement) => statement.room === room),
      today,
    ),
  )
  const payments = paymentSources.map((source) => record.payments?.find((fact) => fact.source === source) ?? { source })
  return { id, name, url, isPublic: isPublicStatus(status), arePricesHidden: hidePricing, prices, rooms, payments }
}

const toPriceStatement = (price: StatedPrice, today: string): PriceStatement => ({
  ...price,
  age: priceAge(price.statedOn, today),
  ...(price.statedOn && { expiresOn: priceExpiry(price.statedOn) }),
})

function toRoomStatement(
  room: RoomStatement['room'],
  said: RoomStatement | undefined,
  today: string,
): RoomStatementRow {
  if (!said) return { room, age: 'unknown' }
  const { status, openRooms, statedOn } = said
  return {
    room,
    status,
    ...(openRooms !== undefined && { openRooms }),
    statedOn,
    age: roomAge(statedOn, today),
    expiresOn: roomExpiry(statedOn),
  }
}

/** Saves statements as of today, and returns what the team stated now. The caller checked who says so. @throws {HttpError} 404, 409, or 422 */
export function saveStatements(
  orm: Orm,
  id: string,
  { prices = [], rooms = [], payments = [] }: NewStatements,
  statedBy: RoomStatement['statedBy'],
): Promise<CommunityStatements> {
  checkStatements(rooms)
  return orm.transaction(async (tx) => {
    const community = await lockCommunity(tx, id)
    if (!community) throw notFound('community', id)
    checkPrices(community.record, prices)
    const today = await findToday(tx, id)
    if (rooms.length > 0) {
      const kept = (await listRoomStatements(tx, id)).filter(({ room }) => rooms.every((said) => said.room !== room))
      const said = rooms.map((room) => ({ ...room, statedOn: today, statedBy }))
      await replaceRoomStatements(tx, id, [...kept, ...said])
    }
    if (prices.length === 0 && payments.length === 0) return readStatements(tx, community.record)
    const statedPrices = Object.fromEntries(
      prices.map(({ id: priceId, amount }) => [priceId, { amount, statedOn: today }]),
    )
    const record = await changeCommunity(tx, id, {
      ...(prices.length > 0 && { statedPrices }),
      ...(payments.length > 0 && {
        payments: payments.map((answer) => ({ ...answer, origin: statedBy, asOf: today })),
      }),
    })
    return readStatements(tx, record ?? community.record)
  })
}

function checkPrices(record: CommunityRecord, prices: NonNullable<NewStatements['prices']>): void {
  const known = statedPrices(record)
  const errors = prices.flatMap(({ id }, index) => {
    const pointer = `/data/attributes/prices/${index}/id`
    if (prices.findIndex((other) => other.id === id) < index) {
      return [{ detail: 'State each price once', source: { pointer } }]
    }
    return known.some((price) => price.id === id)
      ? []
      : [{ detail: 'This community has no such price', source: { pointer } }]
  })
  if (errors.length > 0) throw unprocessable(errors)
  const changed = prices.find(({ id, was }) => known.find((price) => price.id === id)?.amount !== was)
  if (changed) throw conflict('price-changed', 'Someone else just changed this price. Look at it again.')
}

async function findToday(orm: Orm, id: string): Promise<string> {
  const zone = await findTimeZone(orm, id, { isListed: false })
  if (!zone) throw notFound('community', id)
  return todayIn(zone, now())
}
