import type { PinMap } from '@pkg/api-client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '~/site/api/api'
import { parseArea } from '../area'
import { pinArea } from '../area-text'
import { boxContains, widenBox } from '../still/still-box'
import type { MapView } from './open-map'

/** What the API found around the visible part of a map. */
export interface FoundPins {
  pins: PinMap['pins']
  clusters: PinMap['clusters']
  /** Whether an answer came. Until then, only the communities of the list are known. */
  isKnown: boolean
  hasFailed: boolean
}

const unknown: FoundPins = { pins: [], clusters: [], isKnown: false, hasFailed: false }
const nothing: FoundPins = { ...unknown, isKnown: true }

/**
 * The API counts the zooms of a map that is 256 pixels wide at zoom 0, which are one more than those of our maps. With one more again, its
 * cells are smaller than a price, and on the map of a city smaller than a dot, so only the map decides what would overlap.
 */
const apiZoom = (zoom: number) => Math.min(Math.max(Math.floor(zoom) + (zoom < cityZoom ? 2 : 4), 0), 22)
/** The zoom from which a map shows a city. */
const cityZoom = 9

/**
 * Finds the pins of a listing in the visible part of the map and around it, so a map that is moved a little needs no request. The last pins
 * stay until the next ones arrive. Without a listing or a view, finds none. [FIND-003, FIND-004]
 */
export function usePins(
  query: Record<string, string> | undefined,
  geometry: string | undefined,
  view: MapView | undefined,
): FoundPins {
  const [found, setFound] = useState(unknown)
  const asked = useRef<{ key: string; box: MapView['box'] }>()
  const search = query && new URLSearchParams(query).toString()
  useEffect(() => {
    if (search === undefined || !view) return
    const zoom = apiZoom(view.zoom)
    const key = [search, geometry, zoom].join(' ')
    if (asked.current?.key === key && boxContains(asked.current.box, view.box)) return
    const request = { key, box: widenBox(view.box) }
    asked.current = request
    const area = pinArea(request.box, parseArea(geometry))
    if (!area) {
      setFound(nothing)
      return
    }
    const filters = Object.fromEntries(new URLSearchParams(search))
    api.search
      .pins({ ...filters, geometry: area, zoom })
      .then(({ pins, clusters }) => {
        if (asked.current === request) setFound({ pins, clusters, isKnown: true, hasFailed: false })
      })
      .catch(() => {
        if (asked.current !== request) return
        asked.current = undefined
        setFound((last) => ({ ...last, hasFailed: true }))
      })
  }, [search, geometry, view])
  return found
}

/** Returns the number of communities in the visible part of the map, once it's known. A cluster counts where its center is. [FIND-004] */
export function useCountInView({ pins, clusters, isKnown }: FoundPins, view: MapView | undefined): number | undefined {
  return useMemo(() => {
    if (!view || !isKnown) return undefined
    const isVisible = (latitude: number, longitude: number) =>
      boxContains(view.box, { south: latitude, north: latitude, west: longitude, east: longitude })
    const single = pins.filter(([, latitude, longitude]) => isVisible(latitude, longitude)).length
    return clusters.reduce(
      (sum, [latitude, longitude, count]) => sum + (isVisible(latitude, longitude) ? count : 0),
      single,
    )
  }, [pins, clusters, isKnown, view])
}
