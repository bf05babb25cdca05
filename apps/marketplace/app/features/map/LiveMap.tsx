import type { CommunityTile } from '@pkg/domain'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { parseArea } from './area'
import * as styles from './LiveMap.css'
import type { MapView } from './live/open-map'
import { useFittedBox } from './live/use-fitted-box'
import { useOpenMap } from './live/use-open-map'
import { useCountInView, usePins } from './live/use-pins'
import { useShownPins } from './live/use-shown-pins'
import { useTile } from './live/use-tile'
import { type MapSearch, MapTools } from './MapTools'
import { PinButtons } from './PinButtons'
import { PinCard } from './PinCard'
import type { Box } from './still/still-box'
import { mapTexts } from './texts'
import { useSelected, useSelection } from '~/parts/selection/use-selection'

/** What a map shows. */
export interface MapProps {
  label: string
  box: Box
  /** The communities that the page lists. */
  communities: CommunityTile[]
  search?: MapSearch
  /** The community that the map is about. */
  center?: CommunityTile
}

export interface LiveMapProps extends MapProps {
  isInPage: boolean
  /** Renders the communities below the map, instead of a card on the chosen pin. */
  renderSheet?: (inView: { count: number | undefined; chosen: CommunityTile | undefined }) => ReactNode
}

/** A map to move, search, and choose from. Its script loads when it renders. [FIND-002, FIND-003, FIND-004] */
export function LiveMap({ label, box, communities, search, center: community, isInPage, renderSheet }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const center = community?.address
  const [view, setView] = useState<MapView>()
  const selection = useSelection()
  const { chosen } = useSelected()
  const { map, hasFailed } = useOpenMap(
    container,
    { box, label, isInPage, center },
    { onView: setView, onHover: selection.hover, onChoose: selection.choose },
  )
  const found = usePins(search?.query, search?.geometry, view)
  const count = useCountInView(found, view)
  const chosenTile = useTile(chosen, communities, search?.query['toc'])
  useShownPins(map, { communities, isSearch: search !== undefined, found, litId: community?.id })
  useEffect(() => map?.showArea(parseArea(search?.geometry)), [map, search?.geometry])
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
