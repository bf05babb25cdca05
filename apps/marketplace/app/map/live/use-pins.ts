import type { PinMap } from '@pkg/api-client'
import { useEffect, useState } from 'react'
import { api } from '~/components/Wizard/wizard-services'
import { parseArea, pinArea } from '../area'
import type { MapView } from './open-map'

/** What the API found for the visible part of a map. */
export interface FoundPins {
  pins: PinMap['pins']
  clusters: PinMap['clusters']
  /** The number of communities in view, or undefined before the first response. */
  total: number | undefined
  hasFailed: boolean
}

const nothing: FoundPins = { pins: [], clusters: [], total: undefined, hasFailed: false }

/**
 * The API counts the zooms of a map that is 256 pixels wide at zoom 0, which are one more than those of our maps. With one more again, its
 * cells are smaller than a price, so only the map decides which prices would overlap.
 */
const apiZoom = (zoom: number) => Math.min(Math.max(Math.floor(zoom) + 2, 0), 22)

/**
 * Finds the pins of a listing in the visible part of the map. The last pins stay until the next ones arrive. Without a listing or a view,
 * finds none. [FIND-003, FIND-004]
 */
export function usePins(
  query: Record<string, string> | undefined,
  geometry: string | undefined,
  view: MapView | undefined,
) {
  const [found, setFound] = useState(nothing)
  const search = query && new URLSearchParams(query).toString()
  useEffect(() => {
    if (search === undefined || !view) return
    const area = pinArea(view.box, parseArea(geometry))
    if (!area) {
      setFound({ ...nothing, total: 0 })
      return
    }
    let isOutdated = false
    const filters = Object.fromEntries(new URLSearchParams(search))
    api.search
      .pins({ ...filters, geometry: area, zoom: apiZoom(view.zoom) })
      .then(({ pins, clusters, total }) => {
        if (!isOutdated) setFound({ pins, clusters, total, hasFailed: false })
      })
      .catch(() => {
        if (!isOutdated) setFound((last) => ({ ...last, hasFailed: true }))
      })
    return () => {
      isOutdated = true
    }
  }, [search, geometry, view])
  return found
}
