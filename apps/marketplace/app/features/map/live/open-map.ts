import 'maplibre-gl/dist/maplibre-gl.css'
import type { PinMap } from '@pkg/api-client'
import type { Area, Point } from '@pkg/domain'
import type { FeatureCollection } from 'geojson'
import {
  AttributionControl,
  GeoJSONSource,
  type LngLatBoundsLike,
  Map,
  type MapLayerMouseEvent,
  Popup,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { cornersOf } from '../area'
import type { MapSources } from '../map-sources'
import { type Box, closestZoom } from '../still/still-box'
import { drawLine } from './drawn-line'
import { groundStyle } from './ground-style'
import type { Look } from './look'
import { readMapColors } from './map-colors'
import { type Pin, pinFeatures } from './pin-features'
import { drawPinImage } from './pin-image'
import { clusterLayer, pinLayer, pinLayers, pinSources } from './pin-layers'
import { mapControlTexts as words } from './texts'

setWorkerUrl(workerUrl)

/** The part of the map that a person sees. */
export interface MapView {
  box: Box
  /** The zoom of a map that is 512 pixels wide at zoom 0. */
  zoom: number
  /** Whether the person moved the map, and not the page. */
  isMovedByPerson: boolean
}

/** What a map reports to its page. */
export interface MapEvents {
  onView: (view: MapView) => void
  onHover: (id: string | undefined) => void
  onChoose: (id: string | undefined) => void
}

/** A map on a page. */
export interface OpenMap {
  showPins: (pins: Pin[], clusters: PinMap['clusters']) => void
  showArea: (area: Area | undefined) => void
  /** Shows pins lit and above all others. */
  light: (pins: Pin[]) => void
  /** Attaches a card to a point. Returns a function that removes it. */
  attachCard: (card: HTMLElement, point: Point) => () => void
  fit: (box: Box) => void
  /** Moves the map if a point isn't visible. */
  reveal: (point: Point) => void
  zoomBy: (steps: number) => void
  /** Starts drawing. Returns a function that ends it. */
  draw: (onEnd: (line: Point[]) => void) => () => void
  remove: () => void
}

/** Where a map is on the page and what it shows first. */
export interface MapPlace {
  container: HTMLElement
  box: Box
  label: string
  /** Whether the page scrolls under the map, so a wheel or one finger scrolls the page. */
  isInPage: boolean
}

const noFeatures: FeatureCollection = { type: 'FeatureCollection', features: [] }
const images = { price: 'price', lit: 'lit-price' }
/** Room for the pins at the edges, in pixels. */
const padding = 48
const dark = '(prefers-color-scheme: dark)'

/** Draws a map into a container. @throws An error without WebGL. [FIND-002, FIND-003] */
export function openMap(sources: MapSources, place: MapPlace, events: MapEvents): OpenMap {
  const { container } = place
  const map = createMap(place)
  const data: Record<string, FeatureCollection> = {}
  const setData = (source: string, features: FeatureCollection) => {
    data[source] = features
    const found = map.getSource(source)
    if (found instanceof GeoJSONSource) void found.setData(features)
  }
  const applyStyle = () => {
    const look = readLook(container)
    map.once('style.load', () => addPins(map, look, data))
    const style = sources.style ?? groundStyle(sources, look, location.origin)
    // Without a glyph server, the browser draws every letter, so the pins can have the site's fonts over any style.
    map.setStyle(style, { diff: false, transformStyle: (_, { glyphs: _glyphs, ...next }) => next })
  }
  applyStyle()
  const theme = window.matchMedia(dark)
  theme.addEventListener('change', applyStyle)
  reportEvents(map, events)

  const showLine = (line: Point[]) => setData('area', areaFeatures(line))
  return {
    showPins: (pins, clusters) => setData('pins', pinFeatures(pins, clusters)),
    showArea: (area) => setData('area', area ? areaFeatures(cornersOf(area)) : noFeatures),
    light: (pins) => setData('lit', pinFeatures(pins, [])),
    attachCard: (card, { latitude, longitude }) => {
      const popup = new Popup({
        closeButton: false,
        closeOnClick: false,
        focusAfterOpen: false,
        maxWidth: 'none',
        offset: 20,
      })
      popup.setLngLat([longitude, latitude]).setDOMContent(card).addTo(map)
      return () => void popup.remove()
    },
    fit: (next) => map.fitBounds(toBounds(next), { padding, maxZoom: closestZoom }),
    reveal: ({ latitude, longitude }) => {
      if (!map.getBounds().contains([longitude, latitude])) map.easeTo({ center: [longitude, latitude] })
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, {}, { originalEvent: true }),
    draw: (onEnd) => drawLine(map, showLine, onEnd),
    remove: () => {
      theme.removeEventListener('change', applyStyle)
      map.remove()
    },
  }
}

/** Our texts by the names that the map library gives them. [FIND-015] */
const controlTexts = {
  'AttributionControl.ToggleAttribution': words.credits,
  'Popup.Close': words.closeCard,
  'ScaleControl.Feet': words.feet,
  'ScaleControl.Miles': words.miles,
  'CooperativeGesturesHandler.WindowsHelpText': words.zoomWithControlKey,
  'CooperativeGesturesHandler.MacHelpText': words.zoomWithCommandKey,
  'CooperativeGesturesHandler.MobileHelpText': words.moveWithTwoFingers,
}

function createMap({ container, box, label, isInPage }: MapPlace): Map {
  const map = new Map({
    container,
    bounds: toBounds(box),
    fitBoundsOptions: { padding, maxZoom: closestZoom },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: isInPage,
    fadeDuration: 0,
    maxZoom: 18,
    locale: { ...controlTexts, 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: true }))
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 96 }), 'bottom-left')
  map.once('load', () => foldCredits(container))
  return map
}

/** Folds the credits to a button, as the map itself does once someone moves it. */
function foldCredits(container: HTMLElement): void {
  const credits = container.querySelector('details.maplibregl-ctrl-attrib')
  credits?.classList.remove('maplibregl-compact-show')
  credits?.removeAttribute('open')
}

const toBounds = ({ south, west, north, east }: Box): LngLatBoundsLike => [west, south, east, north]

function readLook(container: HTMLElement): Look {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { colors: readMapColors(container), scale: textSize / 16 }
}

/** Adds what lies above the ground, with what it showed before the style changed. */
function addPins(map: Map, look: Look, data: Record<string, FeatureCollection>): void {
  const { colors } = look
  const pictures = {
    [images.price]: drawPinImage(colors.raised, colors.text, 1.5),
    [images.lit]: drawPinImage(colors.lamp, colors.inkOnLamp, 2.5),
  }
  for (const [name, [picture, stretch]] of Object.entries(pictures)) {
    if (!map.hasImage(name)) map.addImage(name, picture, stretch)
  }
  for (const [name, source] of Object.entries(pinSources)) {
    map.addSource(name, source)
    const found = map.getSource(name)
    if (found instanceof GeoJSONSource && data[name]) void found.setData(data[name])
  }
  for (const layer of pinLayers(look, images)) map.addLayer(layer)
}

function areaFeatures(corners: Point[]): FeatureCollection {
  const ring = [...corners, ...corners.slice(0, 1)].map(({ latitude, longitude }) => [longitude, latitude])
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }],
  }
}

function reportEvents(map: Map, { onView, onHover, onChoose }: MapEvents): void {
  const report = (isMovedByPerson: boolean) => {
    const bounds = map.getBounds()
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
    onView({ box: { south, west, north, east }, zoom: map.getZoom(), isMovedByPerson })
  }
  map.on('load', () => report(false))
  map.on('moveend', (event) => report('originalEvent' in event && Boolean(event.originalEvent)))

  const idOf = (event: MapLayerMouseEvent): string | undefined => {
    const id: unknown = event.features?.[0]?.properties['id']
    return typeof id === 'string' ? id : undefined
  }
  for (const layer of [pinLayer, clusterLayer]) {
    map.on('mousemove', layer, (event) => {
      map.getCanvas().style.cursor = 'pointer'
      onHover(idOf(event))
    })
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = ''
      onHover(undefined)
    })
  }
  map.on('click', (event) => {
    const layers = [pinLayer, clusterLayer].filter((layer) => map.getLayer(layer))
    const [feature] = map.queryRenderedFeatures(event.point, { layers })
    const id: unknown = feature?.properties['id']
    if (feature?.layer.id === clusterLayer) {
      map.easeTo({ center: event.lngLat, zoom: map.getZoom() + 2 }, { originalEvent: event.originalEvent })
    }
    onChoose(typeof id === 'string' ? id : undefined)
  })
}
