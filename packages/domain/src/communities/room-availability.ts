import { addDays, type CalendarDay } from '../tours/calendar-day'
import type { RoomType } from './room-types'

/** The room types that people live in, which can be open or not. [COMM-004] */
export const livingRoomTypes = [
  'studio',
  'studioWithAlcove',
  'oneBedroom',
  'oneBedroomWithAlcove',
  'twoBedroom',
  'threeBedroom',
  'privateCottage',
  'privateRoom',
  'sharedBedroom',
] as const satisfies RoomType[]

/** A room type that people live in. */
export type LivingRoomType = (typeof livingRoomTypes)[number]

/** What a community or our staff said about its rooms of one type, and when. */
export interface RoomStatement {
  room: LivingRoomType
  status: 'open' | 'waitlist' | 'full'
  /** How many rooms are open, if that was said. Only for `open`. */
  openRooms?: number
  statedOn: CalendarDay
  statedBy: 'community' | 'staff'
}

/** Whether rooms of one type are available, as far as we know. `unknown` once what was said is too old. */
export interface RoomAvailability extends Omit<RoomStatement, 'status'> {
  status: RoomStatement['status'] | 'unknown'
}

/** Days after which what was said about rooms counts as unknown. [TRUST-018] */
export const availabilityDays = 10

/** Returns whether rooms are available on a day: what was said within the last 10 days, or else `unknown` with the day it was said. [TRUST-018] */
export function roomAvailability(statement: RoomStatement, today: CalendarDay): RoomAvailability {
  const { room, statedOn, statedBy } = statement
  return today < addDays(statedOn, availabilityDays) ? statement : { room, status: 'unknown', statedOn, statedBy }
}

/** What is known about all rooms of a community. */
export interface AvailabilitySummary {
  status: RoomAvailability['status']
  /** When that was last said. Missing if no one ever said anything. */
  statedOn?: CalendarDay
}

/** The statuses by how much they tell a family, the best first. */
const byInterest = ['open', 'waitlist', 'full', 'unknown'] as const

/** Returns the best status among a community's rooms, and when it was last said. Without rooms, it's `unknown`. [FIND-010] */
export function summarizeAvailability(rooms: readonly RoomAvailability[]): AvailabilitySummary {
  const status = byInterest.find((known) => rooms.some((room) => room.status === known)) ?? 'unknown'
  const statedOn = rooms
    .filter((room) => room.status === status)
    .map((room) => room.statedOn)
    .toSorted()
    .at(-1)
  return { status, ...(statedOn && { statedOn }) }
}
