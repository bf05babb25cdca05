import type { Point } from '@pkg/domain'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { ringAround, ringMiles } from '../rings'
import { mapTexts } from '../texts'
import { fonts, type Look } from './look'

const { inner, outer } = ringMiles
const wholeMap = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
]

/** Returns the rings around a community, their names, and the land outside of them. [COMM-010, LOOK-003] */
export function ringFeatures(center: Point): FeatureCollection {
  const rings = { [inner]: ringAround(center, inner), [outer]: ringAround(center, outer) }
  const shape = (kind: string, geometry: Geometry, label = ''): Feature => ({
    type: 'Feature',
    properties: { kind, label },
    geometry,
  })
  return {
    type: 'FeatureCollection',
    features: [
      shape('outside', { type: 'Polygon', coordinates: [wholeMap, rings[outer]] }),
      ...[inner, outer].flatMap((miles) => [
        shape(`ring-${miles}`, { type: 'LineString', coordinates: rings[miles] }),
        shape('name', { type: 'Point', coordinates: rings[miles][0] ?? [] }, mapTexts.ring(miles)),
      ]),
    ],
  }
}

/** Returns the layers of the rings, which lie between the ground and the names. */
export function ringLayers({ colors }: Look): LayerSpecification[] {
  return [
    {
      id: 'rings-outside',
      type: 'fill',
      source: 'rings',
      filter: ['==', ['get', 'kind'], 'outside'],
      paint: { 'fill-color': colors.halo, 'fill-opacity': 0.4 },
    },
    {
      id: 'ring-outer',
      type: 'line',
      source: 'rings',
      filter: ['==', ['get', 'kind'], `ring-${outer}`],
      paint: { 'line-color': colors.text, 'line-width': 2 },
    },
    {
      id: 'ring-inner',
      type: 'line',
      source: 'rings',
      filter: ['==', ['get', 'kind'], `ring-${inner}`],
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': colors.text, 'line-width': 2, 'line-dasharray': [0.2, 3] },
    },
  ]
}

/** Returns the layer of the rings’ names. */
export const ringNames = ({ colors, scale }: Look): LayerSpecification => ({
  id: 'ring-names',
  type: 'symbol',
  source: 'rings',
  filter: ['==', ['get', 'kind'], 'name'],
  layout: {
    'text-field': ['get', 'label'],
    'text-font': fonts.bold,
    'text-size': 14 * scale,
    'text-anchor': 'bottom',
    'text-offset': [0, -0.15],
    'text-allow-overlap': true,
  },
  paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 2 },
})
