import type { CommunityTile } from '@pkg/domain'
import { Button, mapIcon } from '@pkg/ui'
import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { texts } from '~/texts'
import * as styles from './ListingMap.css'
import { useIsLaptop } from '~/components/Viewport/use-is-laptop'

type Pinned = Pick<CommunityTile, 'id' | 'name' | 'url' | 'address' | 'startingRate' | 'hidePricing'>

/**
 * A map of the communities in a list. It loads last: next to the list on a laptop, and on request on smaller screens. Its pins are buttons
 * in the order of the list.
 */
export function ListingMap({
  communities,
  label,
  isShort = false,
}: {
  communities: Pinned[]
  label: string
  isShort?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const isLaptop = useIsLaptop()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const navigate = useNavigate()
  const isShown = isLaptop || isOpen

  useEffect(() => {
    const element = box.current
    if (!element || !isShown) return
    let remove: (() => void) | undefined
    let isRemoved = false
    const draw = () =>
      import('./draw-map')
        .then(({ drawMap }) => drawMap(element, communities, styles.pin, (url) => navigate(url)))
        .then((removeMap) => {
          if (isRemoved) removeMap()
          else remove = removeMap
        })
        .catch(() => setHasFailed(true))
    // The list loads first.
    const waiting = window.setTimeout(() => void draw(), isOpen ? 0 : 1200)
    return () => {
      isRemoved = true
      window.clearTimeout(waiting)
      remove?.()
    }
  }, [communities, isShown, isOpen, navigate])

  const height = isShort ? `${styles.canvas} ${styles.short}` : styles.canvas
  return (
    <div className={styles.frame}>
      <div className={styles.opener}>
        <Button icon={mapIcon} width="full" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.listing.hideMap : texts.listing.showMap}
        </Button>
      </div>
      <div className={isOpen ? height : `${height} ${styles.folded}`}>
        {hasFailed && <p className={styles.failed}>{texts.listing.mapFailed}</p>}
        <div ref={box} role="region" aria-label={label} style={{ position: 'absolute', inset: 0 }} />
      </div>
    </div>
  )
}
