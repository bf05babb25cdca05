import type { CommunityImage } from '@pkg/domain'
import { chevronLeftIcon, chevronRightIcon, Icon, rootClass } from '@pkg/ui'
import type { SyntheticEvent } from 'react'
import { Filmstrip } from './Filmstrip'
import * as styles from './Lightbox.css'
import { LightboxFigure } from './LightboxFigure'
import { LightboxHeader } from './LightboxHeader'
import { photoTexts as words } from './texts'
import { useLightbox } from './use-lightbox'
import { useModal } from './use-modal'

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
export default function Lightbox({ name, images, first, onMove, onClose }: LightboxProps) {
  const view = useLightbox(images, first, onMove)
  const { group, image, move } = view
  const dialog = useModal()
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
      onKeyDown={view.onKeyDown}
    >
      <LightboxHeader name={name} view={view} onClose={onClose} />
      <LightboxFigure view={view} />
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
          <Filmstrip images={group.images} current={image} onChoose={view.show} />
        </>
      )}
      <p className={styles.hint}>{words.hint}</p>
    </dialog>
  )
}
