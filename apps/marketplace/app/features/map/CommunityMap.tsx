import type { Community } from '@pkg/domain'
import { Button, mapIcon } from '@pkg/ui'
import { Suspense, useMemo, useState } from 'react'
import { useIsHydrated } from '@pkg/remix-host/react'
import { useIsLaptop } from '~/site/viewport/use-is-laptop'
import * as styles from './ListingMap.css'
import { LiveMap } from './LazyMaps'
import { MapStill } from './MapStill'
import { createSelection } from '~/parts/selection/selection'
import type { Box } from './still/still-box'
import type { StillMap } from './still/still-map'
import { mapTexts } from './texts'
import { useIsInView } from '~/parts/in-view/use-is-in-view'
import { SelectionProvider } from '~/parts/selection/use-selection'

/** Where a map of a community’s surroundings is, and the map as an image. */
export interface Surroundings {
  box: Box
  still: StillMap
}

/** Where a community is: a lit house between rings of one and two miles, with similar communities as plain pins. On a phone, the map loads on request. [COMM-010, FIND-002, LOOK-003] */
export function CommunityMap({ community, around: { box, still } }: { community: Community; around: Surroundings }) {
  const { ref, isInView } = useIsInView()
  const isHydrated = useIsHydrated()
  const isLaptop = useIsLaptop()
  const [isOpen, setIsOpen] = useState(false)
  const [selection] = useState(createSelection)
  const communities = useMemo(() => [community, ...community.similarCommunities.recommended], [community])
  const isLive = isOpen || (isLaptop && isInView)
  return (
    <SelectionProvider value={selection}>
      <div ref={ref} className={styles.around}>
        <MapStill {...still} />
        {isLive && (
          <div className={styles.live}>
            <Suspense>
              <LiveMap
                label={mapTexts.mapAround(community.name)}
                box={box}
                communities={communities}
                center={community}
                isInPage
              />
            </Suspense>
          </div>
        )}
        {isHydrated && !isLive && !isLaptop && (
          <div className={styles.opener}>
            <Button size="small" icon={mapIcon} onClick={() => setIsOpen(true)}>
              {mapTexts.open}
            </Button>
          </div>
        )}
      </div>
    </SelectionProvider>
  )
}
