import type { Community } from '@pkg/domain'
import { Button, mapIcon } from '@pkg/ui'
import { Suspense, useMemo, useState } from 'react'
import { useIsHydrated } from '@pkg/remix-host/react'
import { useIsLaptop } from '~/site/viewport/use-is-laptop'
import * as styles from './ListingMap.css'
import { LiveMap } from './LazyMaps'
import { MapStill } from './MapStill'
import { createSelection } from '~/parts/selection/selection'
import { boxAround } from './still/still-box'
import { mapTexts } from './texts'
import { useIsInView } from './use-is-in-view'
import { SelectionProvider } from '~/parts/selection/use-selection'

/** Where a community is: its own pin is lit, and similar communities are plain. On a phone, the map loads on request. [COMM-010, FIND-002] */
export function CommunityMap({ community }: { community: Community }) {
  const { ref, isInView } = useIsInView()
  const isHydrated = useIsHydrated()
  const isLaptop = useIsLaptop()
  const [isOpen, setIsOpen] = useState(false)
  const [selection] = useState(createSelection)
  const box = useMemo(() => boxAround([community.address]), [community])
  const communities = useMemo(() => [community, ...community.similarCommunities.recommended], [community])
  if (!box) return null
  const isLive = isOpen || (isLaptop && isInView)
  return (
    <SelectionProvider value={selection}>
      <div ref={ref} className={styles.short}>
        <MapStill box={box} pinned={communities} lit={community.id} />
        {isLive && (
          <div className={styles.live}>
            <Suspense>
              <LiveMap
                label={mapTexts.mapAround(community.name)}
                box={box}
                communities={communities}
                litId={community.id}
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
