/** What the browser needs to draw the map. [FIND-002] */
export interface MapSources {
  ground: { tiles: string; maxZoom: number }
  streets?: { tiles: string; schema: 'protomaps' | 'openmaptiles'; minZoom: number; maxZoom: number; credit: string }
  /** The URL of the operator's style, which replaces the ground. */
  style?: string
}

/** Returns whether a response has the sources of a map. An error page has none. */
export function isMapSources(value: unknown): value is MapSources {
  return typeof value === 'object' && value !== null && 'ground' in value
}
