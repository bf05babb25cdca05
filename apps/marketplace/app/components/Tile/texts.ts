import type { TileAvailability } from '@pkg/domain'

/** The texts of what a listing adds to a tile. [TRUST-018, LIST-013] */
export const tileTexts = {
  openRooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'} open`,
  availability: { open: 'Rooms open', waitlist: 'Waitlist', full: 'Full' } satisfies Record<
    TileAvailability['status'],
    string
  >,
  confirmed: 'confirmed',
  carePrice: (care: string, price: string) => `${care} from ${price}/mo`,
  careEstimate: (care: string, price: string) => `${care} about ${price}/mo, our estimate`,
} as const
