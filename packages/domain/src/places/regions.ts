import { nameText } from '../language/name-text'

/** The seven regions of the agent directory. [AGENT-001] */
export const regionSlugs = [
  'pacific-west',
  'northeast',
  'south',
  'midwest',
  'southeast',
  'southwest',
  'mountain-west',
] as const

/** A region of the agent directory. [AGENT-001] */
export type RegionSlug = (typeof regionSlugs)[number]

/** Returns whether `text` is a region. [AGENT-001] */
export function isRegionSlug(text: string): text is RegionSlug {
  return regionSlugs.some((slug) => slug === text)
}

/** Returns the name of a region, such as `Pacific West`. [AGENT-001] */
export function regionName(slug: RegionSlug): string {
  const toWord = (_: string, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase()
  return nameText(slug.replace(/(^|-)([a-z])/g, toWord))
}
