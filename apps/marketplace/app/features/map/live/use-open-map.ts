import { type RefObject, useEffect, useRef, useState } from 'react'
import { isMapSources, type MapSources } from '../map-sources'
import type { MapEvents, MapPlace, OpenMap } from './open-map'

/** A map that may still be loading, or that this browser can't draw. */
export interface LoadingMap {
  map: OpenMap | undefined
  hasFailed: boolean
}

/** Loads the map's script and draws the map. Changes of `place` and `events` don't draw it again. [FIND-002] */
export function useOpenMap(
  container: RefObject<HTMLElement>,
  place: Omit<MapPlace, 'container'>,
  events: MapEvents,
): LoadingMap {
  const [state, setState] = useState<LoadingMap>({ map: undefined, hasFailed: false })
  const latest = useRef({ place, events })
  useEffect(() => {
    latest.current = { place, events }
  })
  useEffect(() => {
    const element = container.current
    if (!element) return
    let isGone = false
    let opened: OpenMap | undefined
    const load = async () => {
      const [{ openMap }, sources] = await Promise.all([import('./open-map'), loadSources()])
      if (isGone) return
      opened = openMap(
        sources,
        { ...latest.current.place, container: element },
        {
          onView: (view) => latest.current.events.onView(view),
          onHover: (id) => latest.current.events.onHover(id),
          onChoose: (id) => latest.current.events.onChoose(id),
        },
      )
      setState({ map: opened, hasFailed: false })
    }
    load().catch(() => setState({ map: undefined, hasFailed: true }))
    return () => {
      isGone = true
      opened?.remove()
    }
  }, [container])
  return state
}

async function loadSources(): Promise<MapSources> {
  const response = await fetch('/map/sources.json')
  const sources: unknown = await response.json()
  if (!isMapSources(sources)) throw new Error('The map has no sources')
  return sources
}
