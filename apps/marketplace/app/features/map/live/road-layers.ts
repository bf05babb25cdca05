import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { roadLooks, roadScales } from '../road-looks'
import { fonts, type Look } from './look'
import { longestNumber, shieldName } from './shield-image'

const widthAtZoom = (width: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...roadScales.flatMap(([zoom, scale]) => [zoom, width * scale]),
]

/** Returns the highways of the ground: the edges of all of them, then their fills. [LOOK-003] */
export function roadLayers({ colors }: Look): LayerSpecification[] {
  const line = (id: string, layer: string, color: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'ground',
    'source-layer': layer,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': widthAtZoom(width) },
  })
  return [
    ...roadLooks.map(({ layer, edge, edgeWidth }) => line(`${layer}-edges`, layer, colors[edge], edgeWidth)),
    ...roadLooks.map(({ layer, fill, width }) => line(layer, layer, colors[fill], width)),
  ]
}

/** The zooms at which roads begin to have shields. */
const firstShields = { stateHighways: 10, usHighways: 8, interstates: 6 }

/** Returns the shields with the numbers of routes. They give way to everything else on the map. [LOOK-003] */
export function shieldLayers({ colors, scale }: Look): LayerSpecification[] {
  return roadLooks.map(({ layer, shieldSpacing }) => ({
    id: `${layer}-shields`,
    type: 'symbol',
    source: 'ground',
    'source-layer': layer,
    minzoom: firstShields[layer],
    filter: ['all', ['has', 'ref'], ['<=', ['length', ['get', 'ref']], longestNumber]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': shieldSpacing,
      'text-field': ['get', 'ref'],
      'text-font': fonts.bold,
      'text-size': 12 * scale,
      'text-rotation-alignment': 'viewport',
      'text-padding': 0,
      'icon-image': ['concat', shieldName(layer, ''), ['to-string', ['length', ['get', 'ref']]]],
      'icon-size': scale,
      'icon-rotation-alignment': 'viewport',
      'icon-padding': 2,
    },
    paint: { 'text-color': layer === 'interstates' ? colors.textOnAccent : colors.text },
  }))
}
