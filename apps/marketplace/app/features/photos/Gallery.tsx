import { type Community, type CommunityImage, defaultSizes, pageWidths, tileWidths } from '@pkg/domain'
import { BareLink } from '@pkg/ui'
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { CommunityPicture } from './CommunityPicture'
import * as styles from './Gallery.css'
import { photosSearch } from '~/site/links/photo-links'
import { galleryKind } from './gallery-kind'
import { PhotoFacts } from './PhotoFacts'
import { pictureTexts } from './picture-texts'
import type { ShownImage } from './shown-image'
import { photoTexts } from './texts'
import { useOpenPhoto } from './use-open-photo'

// Few visitors open an image. Without its script, the overview stays.
const Lightbox = lazy(() => import('./Lightbox').catch(() => ({ default: () => <></> })))

/** The images in the overview, in equal cells. */
const overviewSize = 4
const smallSizes = '(max-width: 767px) 34vw, 410px'

interface GalleryProps {
  community: Pick<Community, 'name' | 'url'>
  images: readonly ShownImage[]
}

/**
 * A community's images: an overview of four equal cells, all of them under `?section=photos`, and each in full size. Illustrations are
 * labeled. Without scripts, links lead to the page with all images. [FIND-009, TILE-010, TILE-012, COMM-010, LOOK-006]
 */
export function Gallery({ community: { name, url }, images }: GalleryProps) {
  const { photoId, showsAll, open, follow, close } = useOpenPhoto()
  const kind = galleryKind(images)
  const openImage = images.find(({ id }) => id === photoId)
  const [first] = images
  if (!first) return null
  const shown = showsAll
    ? images
    : images.slice(0, images.length < overviewSize ? Math.min(2, images.length) : overviewSize)
  return (
    <section id="photos" tabIndex={-1} aria-label={pictureTexts.photos(name)} className={styles.section}>
      <ul className={showsAll ? styles.all : styles.overview}>
        {shown.map((image, index) => (
          <li key={image.id} id={`photo-${image.id}`} className={showsAll ? undefined : placeOf(index, shown.length)}>
            <PhotoLink image={image} open={open}>
              <CommunityPicture
                image={image}
                className={showsAll ? styles.whole : styles.picture}
                alt={image.description}
                shownWidth={index === 0 ? 750 : 410}
                widths={index === 0 || showsAll ? pageWidths : tileWidths}
                sizes={index === 0 || showsAll ? defaultSizes : smallSizes}
                loading={index === 0 ? 'eager' : 'lazy'}
                {...(index === 0 ? { fetchpriority: 'high' } : {})}
              />
              {!showsAll && image.caption && <span className={styles.caption}>{image.caption}</span>}
            </PhotoLink>
            {showsAll && <PhotoFacts image={image} />}
          </li>
        ))}
      </ul>
      <div className={showsAll || images.length === 1 ? styles.foot : styles.onPicture}>
        {kind === 'illustrations' && <p className={styles.note}>{photoTexts.illustrationsNote(images.length)}</p>}
        {showsAll ? (
          <BareLink href={url} className={styles.more}>
            {photoTexts.seeFewer(kind)}
          </BareLink>
        ) : (
          images.length > 1 && (
            <PhotoLink image={first} open={open} isText>
              {photoTexts.seeAll(images.length, kind)}
            </PhotoLink>
          )
        )}
      </div>
      {openImage && (
        <Suspense>
          <Lightbox name={name} images={images} first={openImage} onMove={follow} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

/** On a phone, the first of four images is large, and the others are next to each other below. */
const placeOf = (index: number, count: number) =>
  count === 1 ? styles.only : index === 0 ? styles.leading : count === overviewSize ? styles.small : styles.second

interface PhotoLinkProps {
  image: CommunityImage
  open: (photoId: string) => void
  isText?: boolean
  children: ReactNode
}

/** A link that opens an image in full size. Without scripts, or in another tab, it leads to the page with all images. */
function PhotoLink({ image, open, isText = false, children }: PhotoLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(image.id)
  }
  return (
    <BareLink
      href={`${photosSearch(image.id)}#photo-${image.id}`}
      className={isText ? styles.more : styles.link}
      onClick={onClick}
    >
      {children}
    </BareLink>
  )
}
