import type { CareTypeSlug } from '../care/care-types'
import { type AmenityFlag, amenityFlags } from './amenities'
import type { CareLimit } from './care-limits'
import type { ProviderChange } from './community-change'

/** The steps of a community’s set-up, in order. [DASH-011] */
export const setupSteps = ['identity', 'care', 'prices', 'rooms', 'photos', 'life', 'people', 'review'] as const

/** A step of a community’s set-up. */
export type SetupStep = (typeof setupSteps)[number]

/** What its team entered so far, by step. The other steps write where their values are: rooms, photos, contacts, and tour hours. [DASH-011] */
export interface SetupDraft {
  identity?: { name: string; line1: string; line2?: string; phone?: string; websiteUrl?: string }
  care?: { care: CareTypeSlug[]; careLimits: CareLimit[] }
  /** Whole dollars by the id of a price: a care type, or a care type with its room or fee. */
  prices?: { hidePricing: boolean; prices: Record<string, number> }
  /** `about` are answers that become the description. */
  life?: { amenities: AmenityFlag[]; about: string[]; capacity?: number }
}

/** The steps without which a set-up can’t be sent: that it’s the right community, and what care it gives. */
export const neededSetupSteps = ['identity', 'care'] as const satisfies readonly (keyof SetupDraft)[]

/** Returns the first step that isn’t done, or the last one. */
export const nextSetupStep = (done: readonly SetupStep[]): SetupStep =>
  setupSteps.find((step) => !done.includes(step)) ?? 'review'

/** About how many minutes the steps that aren’t done take: photos longest. */
export function setupMinutes(done: readonly SetupStep[]): number {
  const minutes: Record<SetupStep, number> = {
    identity: 1,
    care: 1,
    prices: 3,
    rooms: 1,
    photos: 5,
    life: 3,
    people: 2,
    review: 1,
  }
  return setupSteps.filter((step) => !done.includes(step)).reduce((sum, step) => sum + minutes[step], 0)
}

/** A price above the usual one times this, or below it divided by this, is asked about: “$595: a month?” */
const unusualFactor = 2.5

/** Returns whether a monthly price is so far from the usual one of its state that it may be a slip. [DASH-011] */
export const isUnusualPrice = (amount: number, usual: number | undefined): boolean =>
  usual !== undefined && usual > 0 && (amount > usual * unusualFactor || amount * unusualFactor < usual)

/** Returns the description that the answers of a set-up make, without those left out. */
export const setupDescription = (about: readonly string[]): string =>
  about
    .map((answer) => answer.trim())
    .filter(Boolean)
    .map((answer) => (/[.!?]$/.test(answer) ? answer : `${answer}.`))
    .join('\n\n')

/**
 * Returns what a set-up changes, as one edit for each of its steps, so each can be reviewed alone. Values that are as they were are left out, and so are
 * steps that change nothing. [DASH-011]
 */
export function setupEdits(draft: SetupDraft, current: ProviderChange): ProviderChange[] {
  const { identity, care, prices, life } = draft
  const types = care?.care ?? current.care ?? []
  const edits: ProviderChange[] = [
    identity ?? {},
    care ?? {},
    prices ? pricesChange(prices, types) : {},
    life ? lifeChange(life, current) : {},
  ]
  return edits.map((edit) => changedPart(edit, current)).filter((edit) => Object.keys(edit).length > 0)
}

function pricesChange(
  { hidePricing, prices }: NonNullable<SetupDraft['prices']>,
  types: readonly CareTypeSlug[],
): ProviderChange {
  const offered = Object.entries(prices).filter(([id]) => types.some((type) => type === id.split('.')[0]))
  const rooms = Object.fromEntries(offered.filter(([id]) => id.includes('.')))
  const wholes = Object.fromEntries(offered.filter(([id]) => !id.includes('.')))
  return {
    hidePricing,
    ...(Object.keys(wholes).length > 0 && { pricesByCareType: wholes }),
    ...(Object.keys(rooms).length > 0 && { roomPrices: rooms }),
  }
}

function lifeChange(
  { amenities, about, capacity }: NonNullable<SetupDraft['life']>,
  current: ProviderChange,
): ProviderChange {
  const description = setupDescription(about)
  const changed: NonNullable<ProviderChange['amenities']> = {}
  for (const flag of amenityFlags) {
    const has = amenities.includes(flag)
    if (has !== (current.amenities?.[flag] === true)) changed[flag] = has
  }
  return {
    ...(Object.keys(changed).length > 0 && { amenities: changed }),
    ...(description !== '' && { description }),
    ...(capacity !== undefined && { capacity }),
  }
}

/** Returns the values of an edit that differ from the current ones; of amounts by name, only those. */
function changedPart(edit: ProviderChange, current: ProviderChange): ProviderChange {
  const now = new Map<string, unknown>(Object.entries(current))
  return Object.fromEntries(
    Object.entries(edit).flatMap(([name, value]) => {
      const before = now.get(name)
      if (isAmounts(value)) {
        const amounts = Object.entries(value).filter(([key, amount]) => !isAmounts(before) || before[key] !== amount)
        return amounts.length > 0 ? [[name, Object.fromEntries(amounts)]] : []
      }
      return isSame(value, before) ? [] : [[name, value]]
    }),
  )
}

const isAmounts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one)
    ? JSON.stringify(one.toSorted()) === JSON.stringify(Array.isArray(other) ? other.toSorted() : [])
    : one === other || (one === false && other === undefined)
