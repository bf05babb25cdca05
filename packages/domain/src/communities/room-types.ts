/** The room types that prices belong to. [COMM-004] */
export const roomTypes = [
  'studio',
  'studioWithAlcove',
  'oneBedroom',
  'oneBedroomWithAlcove',
  'twoBedroom',
  'threeBedroom',
  'privateCottage',
  'privateRoom',
  'sharedBedroom',
  'additionalService',
  'secondPerson',
  'communityFee',
  'unknown',
  'ccrcEntryFees',
] as const

/** A room type. [COMM-004] */
export type RoomType = (typeof roomTypes)[number]
