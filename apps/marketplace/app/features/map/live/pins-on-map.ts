import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, Map, StyleImageMetadata } from 'maplibre-gl'
import { markSizes } from '../pins/mark-boxes'
import type { Look } from './look'
import { pinFeatures, type ShownPins } from './pin-features'
import { drawClusterImage, drawHouseImage, drawPinImage } from './pin-image'
import { dotLayers, pinImages, priceLayer, topLayers } from './pin-layers'
import { ringLayers, ringNames } from './ring-layers'

/** Pixels per point of the images. */
const pixelRatio = 2

/** Adds the images of prices, clusters, and the house in the colors of the theme. */
export function addPinImages(map: Map, { colors, isNight }: Look): void {
  const add = (name: string, image: ImageData, options: Partial<StyleImageMetadata>) => {
    if (map.hasImage(name)) map.removeImage(name)
    map.addImage(name, image, options)
  }
  const litGround = isNight ? colors.lamp : colors.text
  add(pinImages.price, ...drawPinImage({ ground: colors.raised, edge: colors.text, edgeWidth: 1.6 }))
  add(pinImages.seen, ...drawPinImage({ ground: colors.raised, edge: colors.lineStrong, edgeWidth: 1.2 }))
  add(pinImages.lit, ...drawPinImage({ ground: litGround, edge: litGround, edgeWidth: 1.6, glow: colors.lamp }))
  const circle = isNight ? colors.text : colors.dusk
  add(pinImages.cluster, drawClusterImage(markSizes.cluster, circle, colors.halo), { pixelRatio })
  add(pinImages.house, drawHouseImage({ wall: colors.band, glow: colors.lamp, halo: colors.halo }), { pixelRatio })
}

/** Adds the layers of rings and pins. In an operator's own style, all of them are above its names. */
export function addPinLayers(map: Map, look: Look): void {
  const add = (layers: LayerSpecification[], before: string) => {
    for (const layer of layers) map.addLayer(layer, map.getLayer(before) ? before : undefined)
  }
  add([...ringLayers(look), ...dotLayers(look)], 'stateHighways-shields')
  add([priceLayer(look)], 'water-names')
  for (const layer of [...topLayers(look), ringNames(look)]) map.addLayer(layer)
}

/** Marks are placed again four times for each zoom. Until then, zooming in only moves them apart. */
const steps = 4

/** The pins of a map, which it places again whenever they or the zoom change. */
export interface PlacedOnMap {
  show: (change: Partial<ShownPins>) => void
}

/** The communities that a person has chosen on a map since the page opened. */
const seen = new Set<string>()

/** Places pins on a map without overlaps, for its zoom and the person's text size. [LOOK-003] */
export function placeOnMap(map: Map, scale: number, setFeatures: (features: FeatureCollection) => void): PlacedOnMap {
  let shown: ShownPins = { pins: [], clusters: [], lit: [] }
  const zoomStep = () => Math.floor(map.getZoom() * steps) / steps
  let step = zoomStep()
  const place = () => setFeatures(pinFeatures(shown, step, scale, seen))
  map.on('zoom', () => {
    if (zoomStep() === step) return
    step = zoomStep()
    place()
  })
  return {
    show: (change) => {
      shown = { ...shown, ...change }
      step = zoomStep()
      place()
    },
  }
}

/** Remembers that a person has chosen a community, whose pin then has a fainter edge. */
export function markAsSeen(id: string): void {
  seen.add(id)
}
