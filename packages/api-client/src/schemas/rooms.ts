import { type Static, Type } from '@sinclair/typebox'

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
export const RoomStatement = Type.Object(
  {
    room,
    status: Type.Union([Type.Literal('open'), Type.Literal('waitlist'), Type.Literal('full')]),
    openRooms: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000 })),
  },
  { additionalProperties: false },
)

/** What a community says about its rooms today, one entry per room type. It replaces what was said before. [TRUST-018] */
export const RoomsChange = Type.Object(
  { rooms: Type.Array(RoomStatement, { maxItems: 9 }) },
  { additionalProperties: false },
)
export type RoomsChange = Static<typeof RoomsChange>
