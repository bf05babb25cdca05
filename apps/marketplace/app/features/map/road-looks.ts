/** How a kind of road is drawn: an edge on both sides, below the fills of all roads, so crossings are clean. Widths are pixels on the map of a city. */
export interface RoadLook {
  layer: 'stateHighways' | 'usHighways' | 'interstates'
  fill: 'street' | 'mainRoad' | 'highway'
  edge: 'streetEdge' | 'mainRoadEdge' | 'highwayEdge'
  width: number
  edgeWidth: number
  /** The least distance between two shields of one road, in pixels. */
  shieldSpacing: number
}

/** The roads of the map, the least important first. [LOOK-003] */
export const roadLooks: RoadLook[] = [
  { layer: 'stateHighways', fill: 'street', edge: 'streetEdge', width: 2.2, edgeWidth: 3.6, shieldSpacing: 210 },
  { layer: 'usHighways', fill: 'mainRoad', edge: 'mainRoadEdge', width: 3.4, edgeWidth: 5, shieldSpacing: 210 },
  { layer: 'interstates', fill: 'highway', edge: 'highwayEdge', width: 5, edgeWidth: 7, shieldSpacing: 160 },
]

/** What widths of roads are multiplied by at a zoom: 1 on the map of a city, and one and a half where two miles fill the map. */
export const roadScales: [zoom: number, scale: number][] = [
  [4, 0.2],
  [7, 0.36],
  [9, 0.7],
  [10, 1],
  [12, 1.5],
  [15, 2.6],
]

/** Returns what widths of roads are multiplied by at any zoom. */
export function roadScale(zoom: number): number {
  const next = roadScales.findIndex(([at]) => at >= zoom)
  const [toZoom = 0, to = 1] = roadScales[next] ?? roadScales.at(-1) ?? []
  const [fromZoom, from] = roadScales[next - 1] ?? [toZoom, to]
  return next <= 0 || toZoom === fromZoom ? to : from + ((to - from) * (zoom - fromZoom)) / (toZoom - fromZoom)
}
