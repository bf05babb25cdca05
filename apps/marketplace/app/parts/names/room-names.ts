import type { RoomType } from '@pkg/domain'

/** Room types in words. [COMM-004] */
export const roomNames: Record<RoomType, string> = {
  studio: 'Studio',
  studioWithAlcove: 'Studio with alcove',
  oneBedroom: 'One bedroom',
  oneBedroomWithAlcove: 'One bedroom with alcove',
  twoBedroom: 'Two bedrooms',
  threeBedroom: 'Three bedrooms',
  privateCottage: 'Private cottage',
  privateRoom: 'Private room',
  sharedBedroom: 'Shared bedroom',
  additionalService: 'Care fee',
  secondPerson: 'Second person',
  communityFee: 'Community fee (one-time)',
  unknown: 'Room',
  ccrcEntryFees: 'Entrance fee (one-time)',
}
