import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { FeatureCollection } from 'geojson'
import { markSizes } from '../pins/mark-boxes'
import { fonts, type Look } from './look'
import { pinCorner } from './pin-image'

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** The sources of pins, lit pins, the searched area, and the rings around a community. [FIND-003] */
export const pinSources: Record<string, SourceSpecification> = {
  area: { type: 'geojson', data: nothing },
  rings: { type: 'geojson', data: nothing },
  pins: { type: 'geojson', data: nothing },
  lit: { type: 'geojson', data: nothing },
}

/** The images of pins. */
export const pinImages = {
  price: 'price',
  seen: 'seen-price',
  lit: 'lit-price',
  cluster: 'cluster',
  house: 'house',
} as const

/** The layers that a person can select. */
export const clusterLayer = 'clusters'
export const pinLayerIds = [clusterLayer, 'prices', 'dots']

const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

const price: ExpressionSpecification = ['get', 'price']
const thousands: ExpressionSpecification = [
  'number-format',
  ['/', ['round', ['/', price, 100]], 10],
  { 'max-fraction-digits': 1 },
]
const lowestPrice: ExpressionSpecification = ['case', ['>', price, 0], ['concat', '\n', '$', thousands, 'K'], '']

/** Returns the layers below the names: the searched area and dots. A price has a dot, too, which stays if there is no room for the price. */
export function dotLayers({ colors, scale, isNight }: Look): LayerSpecification[] {
  return [
    { id: 'area-fill', type: 'fill', source: 'area', paint: { 'fill-color': colors.lamp, 'fill-opacity': 0.14 } },
    { id: 'area-line', type: 'line', source: 'area', paint: { 'line-color': colors.text, 'line-width': 2.5 } },
    {
      id: 'dots',
      type: 'circle',
      source: 'pins',
      filter: isKind('dot', 'price'),
      paint: {
        'circle-color': isNight ? colors.lamp : colors.dusk,
        'circle-radius': (markSizes.dot / 2) * scale,
        'circle-stroke-color': colors.halo,
        'circle-stroke-width': 1.5,
      },
    },
  ]
}

/** Returns the layer of prices. The map places names of water and of the largest towns before it, and other names after it. [LOOK-003] */
export const priceLayer = ({ colors, scale }: Look): LayerSpecification => ({
  ...priceSymbols('prices', 'pins', ['case', ['get', 'seen'], pinImages.seen, pinImages.price], scale),
  filter: isKind('price'),
  paint: { 'text-color': colors.text },
})

/** Returns the layers above every name: clusters, then what is lit. [FIND-003, LOOK-003] */
export function topLayers({ colors, scale, isNight }: Look): LayerSpecification[] {
  const lit = priceSymbols('lit', 'lit', pinImages.lit, scale)
  return [
    {
      id: clusterLayer,
      type: 'symbol',
      source: 'pins',
      filter: isKind('cluster'),
      layout: {
        'icon-image': pinImages.cluster,
        'icon-size': scale,
        'icon-allow-overlap': true,
        'text-field': ['format', ['to-string', ['get', 'communities']], {}, lowestPrice, { 'font-scale': 0.8 }],
        'text-font': fonts.bold,
        'text-size': 15 * scale,
        'text-line-height': 1,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': isNight ? colors.textOnAccent : colors.textOnDusk },
    },
    {
      id: 'lit-dots',
      type: 'circle',
      source: 'lit',
      filter: isKind('dot'),
      paint: {
        'circle-color': colors.text,
        'circle-radius': 6 * scale,
        'circle-stroke-color': colors.lamp,
        'circle-stroke-width': 5,
      },
    },
    {
      ...lit,
      filter: isKind('price'),
      layout: { ...lit.layout, 'text-allow-overlap': true, 'icon-allow-overlap': true },
      paint: { 'text-color': isNight ? colors.inkOnLamp : colors.textOnDusk },
    },
    {
      id: 'house',
      type: 'symbol',
      source: 'lit',
      filter: isKind('house'),
      layout: { 'icon-image': pinImages.house, 'icon-size': scale, 'icon-allow-overlap': true },
    },
  ]
}

const textSize = 14
const padding = { top: 5, side: 9 }

function priceSymbols(id: string, source: string, image: string | ExpressionSpecification, scale: number) {
  const em = textSize * scale
  return {
    id,
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'label'],
      'text-font': fonts.bold,
      'text-size': em,
      'text-anchor': 'bottom-left',
      'text-offset': [padding.side / em, -(padding.top + pinCorner) / em],
      'icon-image': image,
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [padding.top, padding.side, padding.top, padding.side],
    },
  } satisfies LayerSpecification
}
