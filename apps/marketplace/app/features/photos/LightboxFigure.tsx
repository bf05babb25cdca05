import { isPhoto, nameText, pageWidths } from '@pkg/domain'
import { CommunityPicture } from './CommunityPicture'
import * as styles from './Lightbox.css'
import { PhotoFacts } from './PhotoFacts'
import { photoTexts as words } from './texts'
import type { LightboxView } from './use-lightbox'
import { useSwipe } from './use-swipe'

const frameSizes = '(max-width: 767px) 100vw, 62vw'

export interface LightboxFigureProps {
  view: LightboxView
}

/** One image with its facts. A swipe moves on. A zoomed image is larger than its frame, which scrolls. [IMG-004] */
export function LightboxFigure({ view }: LightboxFigureProps) {
  const { group, index, image, isZoomed, move } = view
  const swipe = useSwipe((step) => !isZoomed && move(step))
  return (
    <figure className={styles.figure}>
      <div
        className={isZoomed ? styles.zoomedFrame : styles.frame}
        {...(isZoomed ? { role: 'region', 'aria-label': words.zoomed, tabIndex: 0 } : swipe)}
      >
        <CommunityPicture
          key={`${image.id} ${isZoomed}`}
          image={image}
          className={isZoomed ? styles.zoomed : styles.picture}
          alt={image.description}
          shownWidth={1200}
          widths={isZoomed && isPhoto(image) ? [...pageWidths, image.width] : pageWidths}
          sizes={isZoomed ? '200vw' : frameSizes}
        />
      </div>
      <figcaption className={styles.caption} aria-live="polite">
        <p className={styles.position}>
          {words.position(index + 1, group.images.length, nameText(image.category.name))}
        </p>
        <PhotoFacts image={image} />
      </figcaption>
    </figure>
  )
}
