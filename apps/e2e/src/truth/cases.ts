import { isFullProof } from '@pkg/config/draw'
import { isWholeProof } from '../testing/proof'

/** Where a family starts a request. */
export const entryPoints = ['tile', 'page', 'returning', 'no script', 'partner element', '/custom-pricing'] as const

/** Where a family starts a request. */
export type EntryPoint = (typeof entryPoints)[number]

/** The wizards, by conversion schema. */
export const schemas = ['gwizzy', 'activeAdult', 'D2C', 'noAgent', 'PaidAd'] as const

/** A conversion schema. */
export type Schema = (typeof schemas)[number]

/** One walk of a family. */
export interface Walk {
  schema: Schema
  entryPoint: EntryPoint
  /** Whether the community's state requires a disclosure. */
  hasDisclosure: boolean
  /** Whether the family acknowledges it. */
  acknowledges: boolean
  /** Whether the family asks nearby communities too. */
  asksNearby: boolean
}

/** The states with a disclosure, and some without one. */
export const states = {
  with: ['CO', 'AZ', 'TX', 'OK'],
  without: ['FL', 'OH', 'ID', 'GA', 'WA', 'NY', 'IL', 'MN'],
} as const

/** A paid ad leads to our own pages, never to a partner's. */
const isPossible = (schema: Schema, entryPoint: EntryPoint) =>
  !(schema === 'PaidAd' && entryPoint === 'partner element')

/** Returns a generator of numbers from 0 to 1, always the same for a seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/**
 * Returns the walks of a seed. The whole proof has 32: every possible pair of schema and entry point once, one of them again with the other
 * disclosure, and two refusals. The full proof has 16, with every schema and every entry point, and a quick run one of each entry point.
 */
export function drawWalks(seed: number): Walk[] {
  const random = seededRandom(seed)
  const all = schemas.flatMap((schema, row) =>
    entryPoints.flatMap((entryPoint, column): PlacedWalk[] => {
      const walk = { schema, entryPoint, hasDisclosure: (row + column) % 2 === 0, acknowledges: random() < 0.5 }
      return isPossible(schema, entryPoint) ? [{ ...walk, asksNearby: random() < 0.7, place: row + column }] : []
    }),
  )
  if (isWholeProof) return [...all, ...drawOpposite(all, random()), ...refusals]
  // Two places in a row, so those with and without a disclosure.
  if (isFullProof) return [...all.filter(({ place }) => Math.floor(place / 2) % 2 === 1), ...refusals]
  return entryPoints.flatMap((entryPoint, column) => {
    const own = all.filter((walk) => walk.entryPoint === entryPoint)
    return own[column % own.length] ?? []
  })
}

/** Refused disclosures of teams that call, which no draw has from these entry points. */
const refusals: readonly Walk[] = (['no script', 'returning'] as const).map((entryPoint) => ({
  schema: 'D2C',
  entryPoint,
  hasDisclosure: true,
  acknowledges: false,
  asksNearby: false,
}))

/** A walk with its diagonal in the table of schemas and entry points. */
type PlacedWalk = Walk & { place: number }

/** Returns one of the walks again, with a disclosure if it had none, and the other way around. */
const drawOpposite = (walks: readonly Walk[], place: number): Walk[] =>
  walks
    .slice(Math.floor(place * walks.length))
    .slice(0, 1)
    .map((walk) => ({ ...walk, hasDisclosure: !walk.hasDisclosure }))
