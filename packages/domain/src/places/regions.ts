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
