import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useIsLaptop } from '~/site/viewport/use-is-laptop'
import { areaUrl } from './area'
import { CountryFrame } from './country/CountryFrame'
import * as styles from './ListingMap.css'
import { LiveMap, PhoneMap } from './LazyMaps'
import type { MapProps } from './LiveMap'
import { MapStill } from './MapStill'
import type { StillMap } from './still/still-map'
import { useIsInView } from '~/parts/in-view/use-is-in-view'

/** The listing that a map shows. */
export interface ListingMapProps extends Omit<MapProps, 'search' | 'center'> {
  /** The listing's path and filters. */
  path: string
  filters: [name: string, value: string][]
  /** The filters of the pins, or undefined to show only the listed communities. */
  pinQuery: Record<string, string> | undefined
  /** The map as an image. */
  still: StillMap
  /** The map of the country, which the server has drawn. Without it, the map shows the box. */
  country: string | undefined
  /** Whether the map fills a phone's screen. */
  isOpen: boolean
  onClose: () => void
  /** The bar below a phone's map. */
  tabs: ReactNode
}

/** The id of the map's place on the page. Without scripts, the phone's bar leads there. */
export const mapAnchor = 'map'

/**
 * The map of a listing: next to the list on a laptop, where it loads once it's in view, and one tap away on a phone. Until then, and without
 * scripts, an image shows the same. [FIND-002, FIND-004, FIND-005]
 */
export function ListingMap({
  path,
  filters,
  pinQuery,
  still,
  country,
  isOpen,
  onClose,
  tabs,
  ...map
}: ListingMapProps) {
  const { ref, isInView } = useIsInView()
  const isLaptop = useIsLaptop()
  const navigate = useNavigate()
  const geometry = filters.find(([name]) => name === 'geometry')?.[1]
  const location = useLocation()
  const { hash } = location
  const state: unknown = location.state
  const onArea = useCallback(
    // A phone's map stays open, in the same history entry. Its list is then that of the area.
    (next: string) =>
      navigate(areaUrl(path, filters, next) + (isOpen ? hash : ''), {
        preventScrollReset: true,
        replace: isOpen,
        state: isOpen ? state : undefined,
      }),
    [navigate, path, filters, isOpen, hash, state],
  )
  const search = useMemo(
    () => (pinQuery ? { query: pinQuery, geometry, onArea: (next: string) => void onArea(next) } : undefined),
    [pinQuery, geometry, onArea],
  )
  return (
    <>
      {country === undefined ? (
        <div id={mapAnchor} ref={ref} className={styles.pane}>
          <MapStill {...still} />
          {isLaptop && isInView && (
            <div className={styles.live}>
              <Suspense>
                <LiveMap {...map} {...(search && { search })} isInPage />
              </Suspense>
            </div>
          )}
        </div>
      ) : (
        <div id={mapAnchor}>
          <CountryFrame html={country} />
        </div>
      )}
      {isOpen && !isLaptop && (
        <Suspense>
          <PhoneMap {...map} {...(search && { search })} onClose={onClose} tabs={tabs} />
        </Suspense>
      )}
    </>
  )
}
