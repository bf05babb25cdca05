import { type CommunityImage, thumbnailWidths } from '@pkg/domain'
import { useEffect, useRef } from 'react'
import { CommunityPicture } from './CommunityPicture'
import * as styles from './Lightbox.css'
import { photoTexts as words } from './texts'

export interface FilmstripProps {
  images: readonly CommunityImage[]
  current: CommunityImage
  onChoose: (image: CommunityImage) => void
}

/** The images of a group as small buttons. The shown one is always in view. */
export function Filmstrip({ images, current, onChoose }: FilmstripProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <ul ref={list} className={styles.filmstrip} aria-label={words.filmstrip}>
      {images.map((image) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-current={image === current ? 'true' : undefined}
            onClick={() => onChoose(image)}
          >
            <CommunityPicture
              image={image}
              className={styles.thumbnailPicture}
              alt={image.description}
              shownWidth={96}
              widths={[...thumbnailWidths.slice(-1), 320]}
              sizes="96px"
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
