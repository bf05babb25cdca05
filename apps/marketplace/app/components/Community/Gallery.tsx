import { type Community, imageUrl } from '@pkg/domain'
import { texts } from '~/texts'
import * as styles from './CommunityPage.css'

/** The pictures of a community, the main one first and plans last. Drawings say that they are drawings. [TILE-012, COMM-010] */
export function Gallery({ community }: { community: Pick<Community, 'name' | 'gallery'> }) {
  const { name, gallery } = community
  return (
    <div id="photos" tabIndex={-1}>
      <ul className={styles.gallery} aria-label={texts.tile.photos(name)}>
        {gallery.images.map((image, index) => (
          <li key={image.id} className={index === 0 ? styles.leading : undefined}>
            <img
              className={styles.picture}
              src={imageUrl(image.path, index === 0 ? { width: 750, height: 500 } : { width: 375, height: 250 })}
              width={index === 0 ? 750 : 375}
              height={index === 0 ? 500 : 250}
              alt={texts.tile.drawing(name, image.description)}
              decoding="async"
              loading={index < 3 ? 'eager' : 'lazy'}
              {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.community.drawingNote}</p>
    </div>
  )
}
