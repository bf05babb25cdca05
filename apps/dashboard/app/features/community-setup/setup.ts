import {
  type CareTypeSlug,
  type LivingRoomType,
  livingRoomTypes,
  type ProviderChange,
  type RoomType,
  type SetupDraft,
  statedPriceId,
} from '@pkg/domain'

/** A form of a set-up that wasn’t saved: what to correct, and what was typed, by field. */
export interface RejectedStep {
  /** Tells it from a form about photos. */
  about: 'step'
  errors: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string[]>>
  message?: string
  /** Prices that are far from the usual ones, as `id=amount`. Sending them again saves them. */
  unusual?: string[]
}

/** What to correct in a form. */
export type Problems = Pick<RejectedStep, 'errors' | 'message' | 'unusual'>

/** Where a saved form leads, or what to correct. */
export type SavedForm = { to: string; rejected?: never } | { to?: never; rejected: Problems }

/** The rooms and fees that a set-up asks about. Communities with others find them on the page of their prices. */
export const askedRooms = [
  'studio',
  'oneBedroom',
  'twoBedroom',
  'privateRoom',
  'sharedBedroom',
] as const satisfies RoomType[]
export const askedFees = ['additionalService', 'secondPerson', 'communityFee'] as const satisfies RoomType[]

/** What a set-up asks of each type of care: one starting price, rooms, and fees. */
export const priceIds = (care: CareTypeSlug): string[] => [
  care,
  ...[...askedRooms, ...askedFees].map((room) => statedPriceId(care, room)),
]

/** Returns what was typed in a field, or else what is stored. */
export const typedOr = (
  rejected: RejectedStep | undefined,
  name: string,
  stored: string | number | undefined,
): string => (rejected ? (rejected.typed[name]?.[0] ?? '') : String(stored ?? ''))

/** Returns what was chosen in a field of several choices, or else what is stored. */
export const chosenOr = (rejected: RejectedStep | undefined, name: string, stored: readonly string[]): string[] =>
  rejected ? (rejected.typed[name] ?? []) : [...stored]

/** Returns the types of care in a set-up: those of the draft, or those on the page. */
export const careIn = (draft: SetupDraft, current: ProviderChange): CareTypeSlug[] =>
  draft.care?.care ?? current.care ?? []

/** Returns the prices in a set-up by id: those on the page, replaced by those of the draft. */
export const pricesIn = (draft: SetupDraft, current: ProviderChange): Record<string, number> => ({
  ...current.pricesByCareType,
  ...current.roomPrices,
  ...draft.prices?.prices,
})

/** Returns the types of rooms that a set-up asks about: those with a price, and those that something was said about. */
export function roomsIn(draft: SetupDraft, current: ProviderChange, stated: readonly string[]): LivingRoomType[] {
  const priced = Object.keys(pricesIn(draft, current)).map((id) => id.split('.')[1] ?? '')
  const known = livingRoomTypes.filter((room) => priced.includes(room) || stated.includes(room))
  return known.length > 0 ? known : [...askedRooms]
}

/** Returns the path of a step. */
export const stepHref = (id: string, step: string): string => `/community-setup/${id}?step=${step}`
