import { type CommunityImage, isPhoto, pageWidths, thumbnailWidths, nameText } from '@pkg/domain'
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  galleryIndex,
  Icon,
  minusIcon,
  plusIcon,
  rootClass,
} from '@pkg/ui'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { CommunityPicture } from './CommunityPicture'
import * as styles from './Lightbox.css'
import { photoGroups } from './photo-groups'
import { PhotoFacts } from './PhotoFacts'
import { photoTexts as words } from './texts'
import { useModal } from './use-modal'
import { useSwipe } from './use-swipe'
import { imageText } from './image-text'

const frameSizes = '(max-width: 767px) 100vw, 62vw'

interface LightboxProps {
  /** The community's name. */
  name: string
  /** At least one. */
  images: readonly CommunityImage[]
  /** The image that is shown first. */
  first: CommunityImage
  /** Called with the ID of each image that is shown next. */
  onMove: (photoId: string) => void
  /** Called when a person wants to leave: the close button or Escape. */
  onClose: () => void
}

/**
 * A modal view of a gallery on its own dark ground: one image at a time with its facts, groups, and a filmstrip. Arrow keys, buttons, and
 * swipes move it and wrap around. The focus returns to its origin. [FIND-009, IMG-004]
 */
export function Lightbox({ name, images, first, onMove, onClose }: LightboxProps) {
  const groups = photoGroups(images, { all: words.all, fromFamilies: words.fromFamilies })
  const [groupName, setGroupName] = useState(words.all)
  const [photoId, setPhotoId] = useState(first.id)
  const [isZoomed, setIsZoomed] = useState(false)
  const group = groups.find((one) => one.name === groupName) ?? { name: words.all, images: [...images] }
  const index = Math.max(
    0,
    group.images.findIndex(({ id }) => id === photoId),
  )
  const image = group.images[index] ?? first

  const show = (next: CommunityImage | undefined) => {
    if (!next) return
    setPhotoId(next.id)
    setIsZoomed(false)
    onMove(next.id)
  }
  const showAt = (position: number) => show(group.images[position])
  const move = (step: number) => showAt(galleryIndex(index, step, group.images.length))
  const chooseGroup = (chosen: (typeof groups)[number]) => {
    setGroupName(chosen.name)
    show(chosen.images.find(({ id }) => id === photoId) ?? chosen.images[0])
  }

  const dialog = useModal()
  const swipe = useSwipe((step) => !isZoomed && move(step))
  const onKeyDown = (event: KeyboardEvent) => {
    // In a zoomed photo, arrow keys scroll.
    if (isZoomed || event.altKey || event.ctrlKey || event.metaKey) return
    const last = group.images.length - 1
    if (event.key === 'ArrowRight') move(1)
    else if (event.key === 'ArrowLeft') move(-1)
    else if (event.key === 'Home') showAt(0)
    else if (event.key === 'End') showAt(last)
    else return
    event.preventDefault()
  }
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // The keys have buttons that do the same.
    <dialog
      ref={dialog}
      className={`${rootClass} ${styles.dialog}`}
      aria-label={words.dialog(name)}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{name}</h2>
        <div className={styles.tools}>
          <button type="button" className={styles.quiet} onClick={() => setIsZoomed(!isZoomed)}>
            <Icon shape={isZoomed ? minusIcon : plusIcon} />
            <span className={styles.tool}>{isZoomed ? words.zoomOut : words.zoomIn}</span>
          </button>
          <button type="button" className={styles.bright} onClick={onClose} data-autofocus>
            <Icon shape={closeIcon} />
            <span className={styles.tool}>{words.close}</span>
          </button>
        </div>
        {groups.length > 2 && (
          <div role="group" aria-label={words.groups} className={styles.groups}>
            {groups.map((one) => (
              <button
                key={one.name}
                type="button"
                className={styles.group}
                aria-pressed={one === group}
                onClick={() => chooseGroup(one)}
              >
                {one.name} <span className={styles.count}>{one.images.length}</span>
              </button>
            ))}
          </div>
        )}
      </header>
      <figure className={styles.figure}>
        <div
          className={isZoomed ? styles.zoomedFrame : styles.frame}
          {...(isZoomed ? { role: 'region', 'aria-label': words.zoomed, tabIndex: 0 } : swipe)}
        >
          <CommunityPicture
            key={`${image.id} ${isZoomed}`}
            image={image}
            className={isZoomed ? styles.zoomed : styles.picture}
            alt={imageText(image, name)}
            shownWidth={1200}
            widths={isZoomed && isPhoto(image) ? [...pageWidths, image.width] : pageWidths}
            sizes={isZoomed ? '200vw' : frameSizes}
          />
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          <p className={styles.position}>
            {words.position(index + 1, group.images.length, nameText(image.category.name))}
          </p>
          <PhotoFacts image={image} name={name} />
        </figcaption>
      </figure>
      {group.images.length > 1 && (
        <>
          <button type="button" className={styles.back} onClick={() => move(-1)}>
            <Icon shape={chevronLeftIcon} />
            <span className={styles.word}>{words.back}</span>
          </button>
          <button type="button" className={styles.next} onClick={() => move(1)}>
            <span className={styles.word}>{words.next}</span>
            <Icon shape={chevronRightIcon} />
          </button>
          <Filmstrip name={name} images={group.images} current={image} onChoose={show} />
        </>
      )}
      <p className={styles.hint}>{words.hint}</p>
    </dialog>
  )
}

interface FilmstripProps {
  /** The community's name. */
  name: string
  images: readonly CommunityImage[]
  current: CommunityImage
  onChoose: (image: CommunityImage) => void
}

function Filmstrip({ name, images, current, onChoose }: FilmstripProps) {
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
              alt={imageText(image, name)}
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
