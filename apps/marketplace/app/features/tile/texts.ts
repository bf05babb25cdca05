import type { TileAvailability } from '@pkg/domain'

/** The texts of a community in a list. */
export const tileTexts = {
  seeDetails: 'See details',
  seeAllPhotos: 'See all photos',
  counter: (number: number, count: number) => `${number} / ${count}`,
  feeNone: 'Pays us no referral fee',
  fee: (percent: number) => `Pays us ${percent}% of the first month if you move in`,
  estimate: 'Estimate based on prices in this state',
  takes: (payments: string) => `Takes ${payments}`,
  publicRecord: 'From public records, not yet claimed',
  medicareRecord: 'Real nursing home, from Medicare’s public records only',
  demo: 'Demo community',
  priceUnknown: 'Ask for the price',
  /** What is usual in the state of a community that shows no price. */
  typical: (state: string, low: string, high: string) => `Typical in ${state}: ${low}–${high}`,
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
