import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { FeatureCollection } from 'geojson'
import { unknownPrice } from './pin-features'
import { fonts, type Look } from './look'

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** How close points may be before they become a cluster, in pixels: the width of a price. */
const clusterPixels = 56

/**
 * The sources of pins, lit pins, and the searched area. The API clusters what a map can't show; the map's worker clusters what would
 * overlap on this screen. [FIND-003]
 */
export const pinSources: Record<string, SourceSpecification> = {
  area: { type: 'geojson', data: nothing },
  pins: {
    type: 'geojson',
    data: nothing,
    cluster: true,
    clusterRadius: clusterPixels,
    clusterMaxZoom: 16,
    clusterProperties: {
      communities: ['+', ['get', 'communities']],
      price: ['min', ['get', 'price']],
    },
  },
  lit: { type: 'geojson', data: nothing },
}

/** The layers that a person can select. */
export const pinLayer = 'pins'
export const clusterLayer = 'clusters'

const isCluster: ExpressionSpecification = ['>', ['get', 'communities'], 1]
const isSingle: ExpressionSpecification = ['!', isCluster]

const price: ExpressionSpecification = ['get', 'price']
const thousands: ExpressionSpecification = [
  'number-format',
  ['/', ['round', ['/', price, 100]], 10],
  { 'max-fraction-digits': 1 },
]
const lowestPrice: ExpressionSpecification = [
  'case',
  ['<', price, unknownPrice],
  ['concat', '\n', '$', thousands, 'K'],
  '',
]

/** Returns the layers above the map's names: the searched area, clusters, prices, and lit prices on top. [FIND-003] */
export function pinLayers({ colors, scale }: Look, images: { price: string; lit: string }): LayerSpecification[] {
  return [
    {
      id: 'area-fill',
      type: 'fill',
      source: 'area',
      paint: { 'fill-color': colors.lamp, 'fill-opacity': 0.14 },
    },
    {
      id: 'area-line',
      type: 'line',
      source: 'area',
      paint: { 'line-color': colors.text, 'line-width': 2.5 },
    },
    {
      id: clusterLayer,
      type: 'circle',
      source: 'pins',
      filter: isCluster,
      paint: {
        'circle-color': colors.dusk,
        'circle-radius': ['step', ['get', 'communities'], 22, 100, 26, 1000, 30],
        'circle-stroke-color': colors.textOnDusk,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      source: 'pins',
      filter: isCluster,
      layout: {
        'text-field': [
          'format',
          ['to-string', ['get', 'communities']],
          {},
          lowestPrice,
          { 'font-scale': 0.8, 'text-color': colors.lamp },
        ],
        'text-font': fonts.bold,
        'text-size': 15 * scale,
        'text-line-height': 1,
        'text-allow-overlap': true,
        // Keeps names out of the circle.
        'text-padding': 10,
      },
      paint: { 'text-color': colors.textOnDusk },
    },
    { ...priceLayer(pinLayer, 'pins', images.price, colors.text, scale), filter: isSingle },
    priceLayer('lit', 'lit', images.lit, colors.inkOnLamp, scale),
  ]
}

function priceLayer(id: string, source: string, image: string, color: string, scale: number) {
  return {
    id,
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'label'],
      'text-font': fonts.bold,
      'text-size': 15 * scale,
      'icon-image': image,
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [6, 9, 6, 9],
      'text-allow-overlap': true,
      'icon-allow-overlap': true,
    },
    paint: { 'text-color': color },
  } satisfies LayerSpecification
}
