import { isCareTypeSlug } from '@pkg/domain'
import { drawDoorway } from './doorway'
import { drawHouse } from './house'
import { drawHouseInWindows, type WindowCounts } from './house-in-windows'
import { type HouseFacts, lookOf, variantCount } from './house-look'
import { type Light, lights } from './light'
import { drawQuiet } from './quiet'
import { quietPath, quietPictures } from './quiet-path'
import { currentPath } from './former-path'
import { hashOf } from './random'
import { readDoorwayPath } from './read-doorway'
import { renderStreet } from './street-path'

/** The largest number of residents in a path: as many as the API accepts. So no one can make a server draw a house of any size. */
export const mostResidents = 20_000

const slugPattern = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const factsPattern = '([a-z]{2})/([a-z-]+)/(\\d{1,5})'
const lightPattern = `(${lights.join('|')})`
const house = new RegExp(`^drawings/house/${factsPattern}/${slugPattern}-${lightPattern}(?:-([1-9]\\d?))?\\.svg$`)
const windows = new RegExp(
  `^drawings/windows/${factsPattern}/(\\d{1,5})-(\\d{1,5})/${slugPattern}-${lightPattern}\\.svg$`,
)

const factsPath = ({ state, care, capacity = 0 }: HouseFacts) =>
  `${state.toLowerCase()}/${care}/${Math.min(capacity, mostResidents)}`

/**
 * Returns the path of a community's house in a light. It contains all facts that decide the picture, so a server can draw it without loading
 * the community. `variant` is the house under another sky. [DATA-002, LOOK-004]
 */
export function housePath(facts: HouseFacts, light: Light = 'noon', variant = 0): string {
  return `drawings/house/${factsPath(facts)}/${facts.slug}-${light}${variant > 0 ? `-${variant}` : ''}.svg`
}

/** Returns the path of a community's house in windows, for up to `mostResidents`. [LOOK-004] */
export function windowsPath(
  facts: HouseFacts,
  { capacity, open, waitlist }: WindowCounts,
  light: Light = 'noon',
): string {
  return `drawings/windows/${factsPath({ ...facts, capacity })}/${open}-${waitlist}/${facts.slug}-${light}.svg`
}

/** What a path of an illustration says. */
interface ParsedPath {
  facts: HouseFacts
  light: Light
  variant: number
  /** What is known about the rooms, in a house in windows. */
  counts?: WindowCounts
}

/** Reads a current path of an illustration. */
function parsePath(path: string): ParsedPath | undefined {
  const [, state, care, size, slug, light, variant] = house.exec(path) ?? []
  const facts = readFacts(state, care, size, slug)
  const found = lights.find((one) => one === light)
  if (facts && found) return { facts, light: found, variant: Number(variant ?? 0) }
  return parseWindows(path)
}

function parseWindows(path: string): ParsedPath | undefined {
  const [, state, care, size, open, waitlist, slug, light] = windows.exec(path) ?? []
  const facts = readFacts(state, care, size, slug)
  const found = lights.find((one) => one === light)
  const capacity = Number(size)
  if (!facts || !found || capacity === 0 || Number(open) + Number(waitlist) > capacity) return undefined
  return { facts, light: found, variant: 0, counts: { capacity, open: Number(open), waitlist: Number(waitlist) } }
}

function readFacts(state = '', care = '', size = '', slug = ''): HouseFacts | undefined {
  if (!isCareTypeSlug(care)) return undefined
  const capacity = Number(size)
  if (capacity > mostResidents) return undefined
  return { slug, state: state.toUpperCase(), care, ...(capacity > 0 && { capacity }) }
}

/** Returns whether a path is that of an illustration: one of today, or one that earlier versions stored. */
export const isIllustration = (path: string): boolean =>
  parsePath(currentPath(path)) !== undefined ||
  readDoorwayPath(path) !== undefined ||
  quietPictures.some((picture) => quietPath(picture) === path)

/** Returns the SVG for the path of an illustration, or undefined for any other path. */
export function renderIllustration(path: string): string | undefined {
  const quiet = quietPictures.find((picture) => quietPath(picture) === path)
  if (quiet) return drawQuiet(quiet)
  const doorway = readDoorwayPath(path)
  if (doorway) return drawDoorway(doorway.facts, doorway.light)
  const parsed = parsePath(currentPath(path))
  if (!parsed) return renderStreet(path)
  const { facts, light, variant, counts } = parsed
  const look = lookOf(facts, variant)
  const seed = hashOf(facts.slug)
  return counts ? drawHouseInWindows(look, counts, seed, light) : drawHouse(look, seed, light)
}

/**
 * Returns the paths of a list in which no two houses have the same form, wall, and sky: one that repeats them has another sky. A list with more
 * houses of a form than it has walls and skies shows each of them equally often. Paths that aren't houses stay. [LOOK-004]
 */
export function distinctPaths(paths: readonly string[]): string[] {
  const uses = new Map<string, number>()
  return paths.map((path) => {
    const parsed = parsePath(path)
    if (!parsed || parsed.counts) return path
    const { facts, light } = parsed
    const variant = leastUsed(facts, parsed.variant, uses)
    const sight = sightOf(facts, variant)
    uses.set(sight, (uses.get(sight) ?? 0) + 1)
    return housePath(facts, light, variant)
  })
}

/** Returns the variant of a house that a list shows least often: its own, or else the first. */
function leastUsed(facts: HouseFacts, own: number, uses: ReadonlyMap<string, number>): number {
  let best = { variant: own, count: Infinity }
  for (const variant of [own, ...Array.from({ length: variantCount(facts) }, (_, index) => index)]) {
    const count = uses.get(sightOf(facts, variant)) ?? 0
    if (count < best.count) best = { variant, count }
    if (count === 0) break
  }
  return best.variant
}

function sightOf(facts: HouseFacts, variant: number): string {
  const { form, wall, sky } = lookOf(facts, variant)
  return `${form} ${wall} ${sky}`
}

/** Returns the form, wall, and sky of the house at a path, which no two tiles of a list share. Undefined for any other path. [LOOK-004] */
export function houseSight(path: string): string | undefined {
  const parsed = parsePath(path)
  return parsed && !parsed.counts ? sightOf(parsed.facts, parsed.variant) : undefined
}
