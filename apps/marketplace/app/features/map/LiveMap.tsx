import type { CommunityTile } from '@pkg/domain'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { parseArea } from './area'
import * as styles from './LiveMap.css'
import type { MapView, OpenMap } from './live/open-map'
import { type Pin, readPins } from './live/pin-features'
import { useOpenMap } from './live/use-open-map'
import { useCountInView, usePins } from './live/use-pins'
import { useTile } from './live/use-tile'
import { type MapSearch, MapTools } from './MapTools'
import { PinButtons } from './PinButtons'
import { PinCard } from './PinCard'
import { pinLabel, pinPrice } from './pin-label'
import { type Box, boxContains } from './still/still-box'
import { mapTexts } from './texts'
import { useSelected, useSelection } from '~/parts/selection/use-selection'

/** What a map shows. */
export interface MapProps {
  label: string
  box: Box
  /** The communities that the page lists. */
  communities: CommunityTile[]
  search?: MapSearch
  /** Communities that are always lit. */
  litId?: string
}

const toPin = (community: CommunityTile): Pin => ({
  id: community.id,
  latitude: community.address.latitude,
  longitude: community.address.longitude,
  price: pinPrice(community),
  label: pinLabel(community),
})

/** A map to move, search, and choose from. Its script loads when it renders. [FIND-002, FIND-003, FIND-004] */
export function LiveMap({
  label,
  box,
  communities,
  search,
  litId,
  isInPage,
  renderSheet,
}: MapProps & {
  isInPage: boolean
  /** Renders the communities below the map, instead of a card on the chosen pin. */
  renderSheet?: (inView: { count: number | undefined; chosen: CommunityTile | undefined }) => ReactNode
}) {
  const container = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView>()
  const selection = useSelection()
  const { chosen } = useSelected()
  const { map, hasFailed } = useOpenMap(
    container,
    { box, label, isInPage },
    { onView: setView, onHover: selection.hover, onChoose: selection.choose },
  )
  const found = usePins(search?.query, search?.geometry, view)
  const count = useCountInView(found, view)
  const listed = useMemo(() => communities.map(toPin), [communities])
  const pins = useMemo(() => {
    const prices = new Map(listed.map((pin) => [pin.id, pin]))
    // A hidden price is known only to the list. A pin that is always lit never hides in a cluster.
    return search && found.isKnown
      ? readPins(found).map((pin) => prices.get(pin.id) ?? pin)
      : listed.filter(({ id }) => id !== litId)
  }, [found, listed, search, litId])
  const chosenTile = useTile(chosen, communities, search?.query['toc'])

  useEffect(() => map?.showPins(pins, found.clusters), [map, pins, found.clusters])
  useEffect(() => map?.showArea(parseArea(search?.geometry)), [map, search?.geometry])
  useLitPins(map, pins, listed, litId)
  useEffect(() => {
    if (chosenTile) map?.reveal(chosenTile.address)
  }, [map, chosenTile])
  useFittedBox(map, box, view)

  return (
    <>
      <div className={styles.frame}>
        {/* The still image stays until the first picture is complete. */}
        <div className={styles.canvas} style={{ visibility: view ? 'visible' : 'hidden' }}>
          <div ref={container} className={styles.container} />
        </div>
        {map && <MapTools map={map} view={view} search={search} />}
        {map && <PinButtons communities={communities} box={view?.box} />}
        {(hasFailed || found.hasFailed) && (
          <p className={styles.notice} role="status">
            {hasFailed ? mapTexts.failed : mapTexts.pinsFailed}
          </p>
        )}
        {map && chosenTile && !renderSheet && (
          <PinCard key={chosenTile.id} map={map} community={chosenTile} onClose={() => selection.choose(undefined)} />
        )}
      </div>
      {renderSheet?.({ count, chosen: chosenTile })}
    </>
  )
}

/** Lights the pins that the list and the map have selected, and the one that is always lit. */
function useLitPins(map: OpenMap | undefined, pins: Pin[], listed: Pin[], litId: string | undefined) {
  const { hovered, chosen } = useSelected()
  useEffect(() => {
    const ids = new Set([hovered, chosen, litId])
    const selected = [...pins, ...listed].filter(({ id }) => ids.has(id))
    map?.light([...new Map(selected.map((pin) => [pin.id, pin])).values()])
  }, [map, pins, listed, hovered, chosen, litId])
}

/** Moves the map when the page shows another part of it, unless the person is already looking at it. */
function useFittedBox(map: OpenMap | undefined, box: Box, view: MapView | undefined) {
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

/** Rounding of the URL, in degrees. */
const tolerance = 0.002

const withTolerance = ({ south, west, north, east }: Box): Box => ({
  south: south - tolerance,
  west: west - tolerance,
  north: north + tolerance,
  east: east + tolerance,
})
