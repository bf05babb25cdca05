import { Button, IconButton, minusIcon, plusIcon } from '@pkg/ui'
import { useEffect, useState } from 'react'
import { boxText, drawnText } from './area-text'
import * as styles from './LiveMap.css'
import type { MapView, OpenMap } from './live/open-map'
import { mapTexts } from './texts'

/** The search behind a map. Without one, the map shows only its communities. */
export interface MapSearch {
  /** The filters of the pins, without an area. */
  query: Record<string, string>
  /** The value of `geometry` in the URL. */
  geometry: string | undefined
  /** Searches an area. */
  onArea: (geometry: string) => void
}

/** The map's buttons: search the visible area, draw one, zoom. Searching works by keyboard too, where drawing can't. [FIND-004] */
export function MapTools({
  map,
  view,
  search,
}: {
  map: OpenMap
  view: MapView | undefined
  search: MapSearch | undefined
}) {
  const [isDrawing, setIsDrawing] = useState(false)
  const [searched, setSearched] = useState<MapView>()
  const [isMoved, setIsMoved] = useState(false)
  const onArea = search?.onArea
  useEffect(() => {
    if (view?.isMovedByPerson) setIsMoved(true)
  }, [view])
  useEffect(() => {
    if (!isDrawing) return
    return map.draw((line) => {
      setIsDrawing(false)
      const drawn = drawnText(line)
      if (drawn) onArea?.(drawn)
    })
  }, [map, isDrawing, onArea])
  const canSearch = isMoved && view !== searched && !isDrawing
  return (
    <div className={styles.tools}>
      <div className={styles.searches}>
        {search && view && canSearch && (
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              setSearched(view)
              search.onArea(boxText(view.box))
            }}
          >
            {mapTexts.searchArea}
          </Button>
        )}
        {search && (
          <Button size="small" aria-pressed={isDrawing} onClick={() => setIsDrawing(!isDrawing)}>
            {isDrawing ? mapTexts.stopDrawing : mapTexts.drawArea}
          </Button>
        )}
        {isDrawing && (
          <p className={styles.hint} role="status">
            {mapTexts.drawHint}
          </p>
        )}
      </div>
      <div className={styles.zooms}>
        <IconButton icon={plusIcon} label={mapTexts.zoomIn} onClick={() => map.zoomBy(1)} />
        <IconButton icon={minusIcon} label={mapTexts.zoomOut} onClick={() => map.zoomBy(-1)} />
      </div>
    </div>
  )
}
