import { type Community, type CommunityImage, defaultSizes, isPhoto, pageWidths, tileWidths } from '@pkg/domain'
import { BareLink } from '@pkg/ui'
import type { MouseEvent, ReactNode } from 'react'
import { CommunityPicture } from './CommunityPicture'
import * as styles from './Gallery.css'
import { Lightbox } from './Lightbox'
import { photosSearch } from '~/site/links/photo-links'
import { PhotoFacts } from './PhotoFacts'
import { pictureTexts } from './picture-texts'
import { photoTexts } from './texts'
import { useOpenPhoto } from './use-open-photo'
import { imageText } from './image-text'

/** The images in the overview: a large one and four small ones. */
const overviewSize = 5
const smallSizes = '(max-width: 767px) 50vw, 340px'

/**
 * A community's images: an overview that the main one leads, all of them under `?section=photos`, and each in full size. Illustrations are
 * labeled. Without scripts, links lead to the page with all images. [FIND-009, TILE-010, TILE-012, COMM-010]
 */
export function Gallery({ community }: { community: Pick<Community, 'name' | 'gallery' | 'url'> }) {
  const { name, gallery, url } = community
  const { images } = gallery
  const { photoId, showsAll, open, follow, close } = useOpenPhoto()
  const hasPhotos = images.some(isPhoto)
  const openImage = images.find(({ id }) => id === photoId)
  const [first] = images
  if (!first) return null
  const shown = showsAll ? images : images.slice(0, overviewSize)
  return (
    <section id="photos" tabIndex={-1} aria-label={pictureTexts.photos(name)} className={styles.section}>
      <ul className={showsAll ? styles.all : styles.overview}>
        {shown.map((image, index) => (
          <li key={image.id} id={`photo-${image.id}`} className={showsAll ? undefined : placeOf(index, images.length)}>
            <PhotoLink image={image} open={open}>
              <CommunityPicture
                image={image}
                className={showsAll ? styles.whole : styles.picture}
                alt={imageText(image, name)}
                shownWidth={index === 0 ? 750 : 375}
                widths={index === 0 || showsAll ? pageWidths : tileWidths}
                sizes={index === 0 || showsAll ? defaultSizes : smallSizes}
                loading={index === 0 ? 'eager' : 'lazy'}
                {...(index === 0 ? { fetchpriority: 'high' } : {})}
              />
            </PhotoLink>
            {showsAll && <PhotoFacts image={image} name={name} />}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {!hasPhotos && <p className={styles.note}>{photoTexts.illustrationsNote(images.length)}</p>}
        {showsAll ? (
          <BareLink href={url} className={styles.more}>
            {photoTexts.seeFewer(hasPhotos)}
          </BareLink>
        ) : (
          images.length > 1 && (
            <PhotoLink image={first} open={open} isText>
              {photoTexts.seeAll(images.length, hasPhotos)}
            </PhotoLink>
          )
        )}
      </div>
      {openImage && <Lightbox name={name} images={images} first={openImage} onMove={follow} onClose={close} />}
    </section>
  )
}

const placeOf = (index: number, count: number) =>
  index > 0 ? styles.small : count === 1 ? styles.only : styles.leading

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
