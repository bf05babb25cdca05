import type { RoomAvailability } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'

/** Which rooms of a community are available. The id is the slug. [TRUST-018] */
export interface CommunityRooms {
  id: string
  /** In the order of room types. Room types that no one said anything about are missing. */
  rooms: RoomAvailability[]
}

const room = Type.Union([
  Type.Literal('studio'),
  Type.Literal('studioWithAlcove'),
  Type.Literal('oneBedroom'),
  Type.Literal('oneBedroomWithAlcove'),
  Type.Literal('twoBedroom'),
  Type.Literal('threeBedroom'),
  Type.Literal('privateCottage'),
  Type.Literal('privateRoom'),
  Type.Literal('sharedBedroom'),
])

/** What a community says about its rooms of one type. `openRooms` is for open rooms only. [TRUST-018] */
export const StatedRoom = Type.Object(
  {
    room,
    status: Type.Union([Type.Literal('open'), Type.Literal('waitlist'), Type.Literal('full')]),
    openRooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000 })),
  },
  { additionalProperties: false },
)

/** What a community says about its rooms today, one entry per room type. It replaces what was said before. [TRUST-018] */
export const RoomsChange = Type.Object(
  { rooms: Type.Array(StatedRoom, { maxItems: 9 }) },
  { additionalProperties: false },
)
export type RoomsChange = Static<typeof RoomsChange>

/** The rooms of communities: open, with a waitlist, full, or unknown. [TRUST-018, FIND-010] */
export const communityRooms = {
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id/rooms',
    status: 200,
    access: 'anyone',
    communityParameter: 'id',
    summary: 'Returns which rooms of a community are available, who said so, and when; unknown after 10 days',
    resource: 'community-rooms',
    response: of<CommunityRooms>(),
  },
  replace: {
    method: 'PUT',
    path: '/marketplace/communities/:id/rooms',
    status: 200,
    access: ['provider', 'admin'],
    communityParameter: 'id',
    summary: 'States which rooms of a community are available today',
    resource: 'community-rooms',
    body: RoomsChange,
    response: of<CommunityRooms>(),
  },
} as const satisfies Endpoints
