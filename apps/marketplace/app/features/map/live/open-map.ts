import 'maplibre-gl/dist/maplibre-gl.css'
import type { PinMap } from '@pkg/api-client'
import type { Area, Point } from '@pkg/domain'
import type { FeatureCollection } from 'geojson'
import {
  AttributionControl,
  GeoJSONSource,
  type LngLatBoundsLike,
  Map,
  type MapGeoJSONFeature,
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
import { addShieldImages } from './shield-image'
import { litFeatures, type Pin } from './pin-features'
import { addPinImages, addPinLayers, markAsSeen, placeOnMap } from './pins-on-map'
import { clusterLayer, pinLayerIds, pinSources } from './pin-layers'
import { ringFeatures } from './ring-layers'
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
  /** Shows pins lit and above all others. The one that the map is about is a house. */
  light: (pins: Pin[], houseId: string | undefined) => void
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
  /** The community that the map is about, with rings of one and two miles around it. */
  center: Point | undefined
  /** Whether the page scrolls under the map, so a wheel or one finger scrolls the page. */
  isInPage: boolean
}

const noFeatures: FeatureCollection = { type: 'FeatureCollection', features: [] }
/** Room at the edges, in pixels: for pins, or around the rings of a community. */
const padding = { pins: 48, rings: 30 }
/** How far a pointer may be from a dot, in pixels. */
const reach = 12

/** Draws a map into a container. @throws An error without WebGL. [FIND-002, FIND-003] */
export function openMap(sources: MapSources, place: MapPlace, events: MapEvents): OpenMap {
  const { container, center } = place
  const map = createMap(place)
  const data: Record<string, FeatureCollection> = {}
  const setData = (source: string, features: FeatureCollection) => {
    data[source] = features
    const found = map.getSource(source)
    if (found instanceof GeoJSONSource) void found.setData(features)
  }
  const applyStyle = () => {
    const look = readLook(container)
    map.once('style.load', () => {
      addShieldImages(map, look.colors)
      addPinImages(map, look)
      addSources(map, data)
      addPinLayers(map, look)
    })
    const style = sources.style ?? groundStyle(sources, look, location.origin)
    // Without a glyph server, the browser draws every letter, so the pins can have the site's fonts over any style.
    map.setStyle(style, { diff: false, transformStyle: (_, { glyphs: _glyphs, ...next }) => next })
  }
  if (center) setData('rings', ringFeatures(center))
  const marks = placeOnMap(map, readLook(container).scale, (features) => setData('pins', features))
  applyStyle()
  const stopWatching = watchTheme(applyStyle)
  reportEvents(map, events)

  const showLine = (line: Point[]) => setData('area', areaFeatures(line))
  return {
    showPins: (pins, clusters) => marks.show({ pins, clusters }),
    showArea: (area) => setData('area', area ? areaFeatures(cornersOf(area)) : noFeatures),
    light: (lit, houseId) => {
      setData('lit', litFeatures(lit, houseId))
      marks.show({ lit })
    },
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
    fit: (next) => map.fitBounds(toBounds(next), { padding: padding.pins, maxZoom: closestZoom }),
    reveal: ({ latitude, longitude }) => {
      if (!map.getBounds().contains([longitude, latitude])) map.easeTo({ center: [longitude, latitude] })
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, {}, { originalEvent: true }),
    draw: (onEnd) => drawLine(map, showLine, onEnd),
    remove: () => {
      stopWatching()
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

function createMap({ container, box, label, isInPage, center }: MapPlace): Map {
  const map = new Map({
    container,
    bounds: toBounds(box),
    fitBoundsOptions: { padding: center ? padding.rings : padding.pins, maxZoom: closestZoom },
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

/** Calls `onChange` when the device or the person chooses another theme. Returns what ends it. */
function watchTheme(onChange: () => void): () => void {
  const ofDevice = window.matchMedia('(prefers-color-scheme: dark)')
  const ofPerson = new MutationObserver(onChange)
  ofDevice.addEventListener('change', onChange)
  ofPerson.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    ofDevice.removeEventListener('change', onChange)
    ofPerson.disconnect()
  }
}

function readLook(container: HTMLElement): Look {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return {
    colors: readMapColors(container),
    scale: textSize / 16,
    isNight: getComputedStyle(container).colorScheme === 'dark',
  }
}

/** Adds the sources of what lies above the ground, with what they showed before the style changed. */
function addSources(map: Map, data: Record<string, FeatureCollection>): void {
  for (const [name, source] of Object.entries(pinSources)) {
    map.addSource(name, source)
    const found = map.getSource(name)
    if (found instanceof GeoJSONSource && data[name]) void found.setData(data[name])
  }
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

  const findPin = ({ x, y }: { x: number; y: number }) => {
    const layers = pinLayerIds.filter((layer) => map.getLayer(layer))
    const [exact] = map.queryRenderedFeatures([x, y], { layers })
    if (exact) return exact
    const near = map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers },
    )
    return near[0]
  }
  const idOf = (feature: MapGeoJSONFeature | undefined): string | undefined => {
    const id: unknown = feature?.properties['id']
    return typeof id === 'string' ? id : undefined
  }
  map.on('mousemove', ({ point }) => {
    // A drag has no time to look for pins.
    if (map.isMoving()) return
    const found = findPin(point)
    map.getCanvas().style.cursor = found ? 'pointer' : ''
    onHover(idOf(found))
  })
  map.on('mouseout', () => onHover(undefined))
  map.on('click', (event) => {
    const found = findPin(event.point)
    if (found?.layer.id === clusterLayer) {
      map.easeTo({ center: event.lngLat, zoom: map.getZoom() + 2 }, { originalEvent: event.originalEvent })
    }
    const id = idOf(found)
    if (id !== undefined) markAsSeen(id)
    onChoose(id)
  })
}
