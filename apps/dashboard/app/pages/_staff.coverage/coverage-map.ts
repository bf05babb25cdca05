import type { CoverageRow } from './row'

/** A county or a state on the map. */
export interface CoverageShape {
  key: string
  /** The name and what is counted, in words. */
  label?: string
  /** How the county is covered. None for a state, and for a county where no family asked. */
  tone?: CoverageRow['status']['tone']
}

/** The map of coverage as shapes, so browsers load no library. */
export interface CoverageMap {
  viewBox: string
  /** States, each with the link to its counties, or the counties of a state. */
  areas: (CoverageShape & { path: string; name?: string; href?: string })[]
  /** The counties on the map of the whole country, larger with more families. */
  circles: (CoverageShape & { x: number; y: number; radius: number })[]
  /** How many counties the map can’t show, because no outline has their name. */
  missing: number
}
