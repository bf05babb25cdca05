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

const oneTime: readonly RoomType[] = ['communityFee', 'ccrcEntryFees']

/** Returns whether a price of this type is paid once, and not each month. [COMM-004] */
export const isPaidOnce = (type: RoomType): boolean => oneTime.includes(type)
