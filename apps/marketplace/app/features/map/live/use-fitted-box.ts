import { useEffect, useRef } from 'react'
import { type Box, boxContains } from '../still/still-box'
import type { MapView, OpenMap } from './open-map'

/** Rounding of the URL, in degrees. */
const tolerance = 0.002

/** Moves the map when the page shows another part of it, unless the person is already looking at it. */
export function useFittedBox(map: OpenMap | undefined, box: Box, view: MapView | undefined): void {
  const seen = useRef(view)
  useEffect(() => {
    seen.current = view
  })
  const fitted = useRef(box)
  useEffect(() => {
    const isSame = JSON.stringify(fitted.current) === JSON.stringify(box)
    if (!map || isSame) return
    fitted.current = box
    const visible = seen.current?.box
    if (!visible || !boxContains(withTolerance(visible), box)) map.fit(box)
  }, [map, box])
}

const withTolerance = ({ south, west, north, east }: Box): Box => ({
  south: south - tolerance,
  west: west - tolerance,
  north: north + tolerance,
  east: east + tolerance,
})
