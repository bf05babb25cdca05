import { type CommunityTile, tileWidths } from '@pkg/domain'
import { BareLink, chevronLeftIcon, chevronRightIcon, galleryIndex, hasArrows, IconButton } from '@pkg/ui'
import { useEffect, useRef, useState } from 'react'
import { CommunityPicture, pictureTexts } from '~/features/photos'
import { photosSearch } from '~/site/links/photo-links'
import { tileTexts } from './texts'
import * as styles from './PhotoStrip.css'
import { useTileTarget } from './tile-target'

/** The number of images in a tile. [TILE-011] */
const slides = 5
const overlaySlot = 4
const sizes = '(min-width: 1080px) 416px, (min-width: 728px) 50vw, 100vw'

/**
 * The photos of a tile, which lead to all photos. It swipes without a script. Its arrows wrap around. [TILE-001, TILE-010, TILE-011, UI-010,
 * IMG-004, FIND-009]
 */
export function PhotoStrip({ community, isFirst }: { community: CommunityTile; isFirst: boolean }) {
  const { name, url, images } = community
  const target = useTileTarget()
  const strip = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)
  const shown = images.slice(0, slides)

  useEffect(() => {
    const list = strip.current
    setOverflows(list !== null && list.scrollWidth > list.clientWidth)
  }, [shown.length])

  const move = (step: number) => {
    const list = strip.current
    if (!list) return
    const index = Math.round(list.scrollLeft / list.clientWidth)
    list.scrollTo({ left: galleryIndex(index, step, shown.length) * list.clientWidth })
  }
  return (
    <div className={styles.frame}>
      <ul ref={strip} className={styles.strip} aria-label={pictureTexts.photos(name)} tabIndex={0}>
        {shown.map((image, index) => (
          <li key={image.id} className={styles.slide}>
            <BareLink href={`${url}${photosSearch()}`} {...target} tabIndex={-1} aria-hidden="true">
              <CommunityPicture
                image={image}
                className={styles.picture}
                alt=""
                shownWidth={416}
                widths={tileWidths}
                sizes={sizes}
                loading={isFirst && index === 0 ? 'eager' : 'lazy'}
                {...(isFirst && index === 0 ? { fetchpriority: 'high' } : {})}
              />
              {index + 1 === overlaySlot && <span className={styles.overlay}>{tileTexts.seeAllPhotos}</span>}
              {shown.length > 1 && <span className={styles.counter}>{tileTexts.counter(index + 1, shown.length)}</span>}
            </BareLink>
          </li>
        ))}
      </ul>
      {hasArrows(shown.length, overflows) && (
        <>
          <div className={styles.previous}>
            <IconButton icon={chevronLeftIcon} label={pictureTexts.previous(name)} onClick={() => move(-1)} />
          </div>
          <div className={styles.next}>
            <IconButton icon={chevronRightIcon} label={pictureTexts.following(name)} onClick={() => move(1)} />
          </div>
        </>
      )}
    </div>
  )
}
