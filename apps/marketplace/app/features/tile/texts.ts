import type { TileAvailability } from '@pkg/domain'

/** The texts of a community in a list. */
export const tileTexts = {
  seeDetails: 'See details',
  seeAllPhotos: 'See all photos',
  counter: (number: number, count: number) => `${number} / ${count}`,
  feeNone: 'Pays us no referral fee',
  fee: (percent: number) => `Pays us ${percent}% of the first month if you move in`,
  estimate: 'Estimate based on prices in this state',
  publicRecord: 'From public records, not yet claimed',
  demo: 'Demo community',
  priceUnknown: 'Price not available',
  miles: (miles: string) => `${miles} miles away`,
  openRooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'} open`,
  availability: { open: 'Rooms open', waitlist: 'Waitlist', full: 'Full' } satisfies Record<
    TileAvailability['status'],
    string
  >,
  confirmed: 'confirmed',
  /** The price of the list's care type, if it's our estimate. */
  about: (price: string) => `About ${price}/mo`,
  ourEstimate: (care: string) => `${care}, our estimate`,
  /** The starting price, which is another type's. */
  otherCare: (startingPrice: string) => `${startingPrice} for other care`,
} as const
