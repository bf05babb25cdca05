import 'maplibre-gl/dist/maplibre-gl.css'
import type { CommunityTile } from '@pkg/domain'
import { vars } from '@pkg/ui'
import { LngLatBounds, Map, Marker, NavigationControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { pinLabel } from './pin-label'
import { resolveColor } from './resolve-color'

type Pinned = Pick<CommunityTile, 'id' | 'name' | 'url' | 'address' | 'startingRate' | 'hidePricing'>

setWorkerUrl(workerUrl)

const closest = 12

/** Draws state and county outlines with a pin per community. Resolves to a function that removes the map. */
export async function drawMap(
  container: HTMLElement,
  communities: Pinned[],
  pinClass: string,
  open: (url: string) => void,
): Promise<() => void> {
  const bounds = new LngLatBounds()
  for (const { address } of communities) bounds.extend([address.longitude, address.latitude])
  const states = [...new Set(communities.map(({ address }) => address.state.toLowerCase()))].slice(0, 4)
  const map = new Map({
    container,
    style: outlineStyle(container, states.length < 4 ? states : []),
    bounds,
    fitBoundsOptions: { padding: 48, maxZoom: closest },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    cooperativeGestures: true,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  for (const community of communities) {
    const { address } = community
    new Marker({ element: createPin(community, pinClass, open), anchor: 'bottom-left' })
      .setLngLat([address.longitude, address.latitude])
      .addTo(map)
  }
  return () => map.remove()
}

function createPin(community: Pinned, className: string, open: (url: string) => void): HTMLElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.className = className
  const face = document.createElement('span')
  face.textContent = pinLabel(community)
  pin.append(face)
  pin.setAttribute('aria-label', `${community.name}, ${pinLabel(community)}`)
  pin.addEventListener('click', () => open(community.url))
  return pin
}

function outlineStyle(element: HTMLElement, states: string[]): StyleSpecification {
  const outline = (area: string) => ({ type: 'geojson' as const, data: `/outlines/${area}.json` })
  const line = resolveColor(element, vars.color.lineStrong)
  return {
    version: 8,
    sources: { us: outline('us'), ...Object.fromEntries(states.map((state) => [state, outline(state)])) },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': resolveColor(element, vars.color.surfaceSunken) },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'us',
        paint: { 'fill-color': resolveColor(element, vars.color.surfaceRaised) },
      },
      ...states.map((state) => ({
        id: `${state}-counties`,
        type: 'line' as const,
        source: state,
        paint: { 'line-color': resolveColor(element, vars.color.line), 'line-width': 1.5 },
      })),
      { id: 'states', type: 'line', source: 'us', paint: { 'line-color': line, 'line-width': 1.5 } },
    ],
  }
}
