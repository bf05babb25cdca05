import { isCareTypeSlug } from '@pkg/domain'
import { drawHouse } from './house'
import { drawHouseInWindows, type WindowCounts } from './house-in-windows'
import { type HouseFacts, lookOf } from './house-look'
import { type Light, lights } from './light'
import { currentPath } from './former-path'
import { hashOf } from './random'
import { renderStreet } from './street-path'

const slugPattern = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const factsPattern = '([a-z]{2})/([a-z-]+)/(\\d{1,5})'
const lightPattern = `(${lights.join('|')})`
const house = new RegExp(`^drawings/house/${factsPattern}/${slugPattern}-${lightPattern}(?:-([1-9]\\d?))?\\.svg$`)
const windows = new RegExp(
  `^drawings/windows/${factsPattern}/(\\d{1,5})-(\\d{1,5})/${slugPattern}-${lightPattern}\\.svg$`,
)

const factsPath = ({ state, care, capacity = 0 }: HouseFacts) => `${state.toLowerCase()}/${care}/${capacity}`

/**
 * Returns the path of a community's house in a light. It contains all facts that decide the picture, so a server can draw it without loading
 * the community. `variant` is the house under another sky. [DATA-002, LOOK-004]
 */
export function housePath(facts: HouseFacts, light: Light = 'noon', variant = 0): string {
  return `drawings/house/${factsPath(facts)}/${facts.slug}-${light}${variant > 0 ? `-${variant}` : ''}.svg`
}

/** Returns the path of a community's house in windows. [LOOK-004] */
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
  return { slug, state: state.toUpperCase(), care, ...(capacity > 0 && { capacity }) }
}

/** Returns whether a path is that of an illustration: one of today, or one that earlier versions stored. */
export const isIllustration = (path: string): boolean => parsePath(currentPath(path)) !== undefined

/** Returns the SVG for the path of an illustration, or undefined for any other path. */
export function renderIllustration(path: string): string | undefined {
  const parsed = parsePath(currentPath(path))
  if (!parsed) return renderStreet(path)
  const { facts, light, variant, counts } = parsed
  const look = lookOf(facts, variant)
  const seed = hashOf(facts.slug)
  return counts ? drawHouseInWindows(look, counts, seed, light) : drawHouse(look, seed, light)
}

/**
 * Returns the paths of a list in which no two houses have the same form, wall, and sky: one that repeats them has another sky.
 * Paths that aren't houses stay. [LOOK-004]
 */
export function distinctPaths(paths: readonly string[]): string[] {
  const taken = new Set<string>()
  return paths.map((path) => {
    const parsed = parsePath(path)
    if (!parsed || parsed.counts) return path
    const { facts, light } = parsed
    let { variant } = parsed
    while (taken.has(sightOf(facts, variant))) variant += 1
    taken.add(sightOf(facts, variant))
    return housePath(facts, light, variant)
  })
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
