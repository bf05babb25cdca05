import type { Community, CommunityImage } from '@pkg/domain'
import { CommunityPicture } from '~/components/Tile/CommunityPicture'
import { texts } from '~/texts'
import * as styles from './CommunityPage.css'

/** The images in the grid: a large one and four small ones. */
const gridSize = 5

/** A community's images, the main one first and floor plans last. Illustrations are labeled. [TILE-012, COMM-010] */
export function Gallery({ community }: { community: Pick<Community, 'name' | 'gallery'> }) {
  const { name, gallery } = community
  const { images } = gallery
  const leading = images.length === 1 ? styles.only : styles.leading
  return (
    <section id="photos" tabIndex={-1} aria-label={texts.tile.photos(name)}>
      <ul className={styles.gallery}>
        {images.slice(0, gridSize).map((image, index) => (
          <li key={image.id} className={index === 0 ? leading : undefined}>
            <Picture image={image} name={name} isLeading={index === 0} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.community.illustrationNote(images.length)}</p>
      {images.length > gridSize && (
        <details className={styles.more}>
          <summary>{texts.community.moreImages(images.length - gridSize)}</summary>
          <ul className={styles.rest}>
            {images.slice(gridSize).map((image) => (
              <li key={image.id}>
                <Picture image={image} name={name} isLeading={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Picture({ image, name, isLeading }: { image: CommunityImage; name: string; isLeading: boolean }) {
  const size = isLeading ? { width: 750, height: 500 } : { width: 375, height: 250 }
  return (
    <CommunityPicture
      className={styles.picture}
      path={image.path}
      size={size}
      alt={texts.tile.illustration(name, image.description)}
      loading={isLeading ? 'eager' : 'lazy'}
      {...(isLeading ? { fetchpriority: 'high' } : {})}
    />
  )
}
