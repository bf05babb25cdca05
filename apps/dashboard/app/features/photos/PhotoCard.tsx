import { imageUrl } from '@pkg/domain'
import { Badge, VisuallyHidden } from '@pkg/ui'
import { useRef } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { useDrop } from 'react-aria/useDrop'
import { base } from '~/site/sign-in-path'
import { photoName, type PhotoView } from './photo'
import { PhotoButtons } from './PhotoButtons'
import { PhotoForm } from './PhotoForm'
import * as styles from './photos.css'
import type { RejectedPhotoForm } from './save-photos.server'
import { photosTexts as words } from './texts'

/** The type of what is dragged in a list. Its text is the id of a photo. */
const dragType = (formId: string) => `application/x-${formId}`

export interface PhotoCardProps {
  photo: PhotoView
  /** Its place in the list, counted from 0, and how many there are. */
  index: number
  of: number
  /** The form that moves photos of its list. */
  formId: string
  arePlans: boolean
  rejected: RejectedPhotoForm | undefined
  onDrop: (id: string, place: number) => void
}

/** A photo or plan: its place, what it lacks, and the forms that change it. */
export function PhotoCard({ photo, index, of, formId, arePlans, rejected, onDrop }: PhotoCardProps) {
  const ref = useRef<HTMLLIElement>(null)
  const kind = dragType(formId)
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [kind]: photo.id }],
    getAllowedDropOperations: () => ['move'],
    // The buttons move it by keyboard.
    hasDragButton: true,
  })
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(kind) ? 'move' : 'cancel'),
    onDrop({ items: [item] }) {
      if (item?.kind === 'text') void item.getText(kind).then((id) => onDrop(id, index))
    },
  })
  const name = photoName(photo, index)
  return (
    <li
      ref={ref}
      {...dropProps}
      id={`photo-${photo.id}`}
      className={styles.cards[isDropTarget ? 'target' : isDragging ? 'dragged' : 'calm']}
    >
      <div {...dragProps}>
        <img
          className={styles.picture}
          src={imageUrl(photo.path, {
            width: 640,
            height: Math.max(1, Math.round((640 * photo.height) / photo.width)),
            host: base,
          })}
          alt={photo.description}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          draggable={false}
        />
      </div>
      <div className={styles.about}>
        <div className={styles.line}>
          <span className={styles.name}>{words.position(index + 1, of)}</span>
          {index === 0 && !arePlans && <Badge tone="info">{words.cover}</Badge>}
          {photo.lacks.length === 0 && <Badge tone="positive">{words.shown}</Badge>}
          {photo.lacks.map((lack) => (
            <Badge key={lack} tone="caution">
              {words.lacks[lack]}
            </Badge>
          ))}
          {photo.lacks.length > 0 && <VisuallyHidden>{words.hidden}</VisuallyHidden>}
        </div>
        <PhotoButtons photo={photo} name={name} index={index} of={of} formId={formId} arePlans={arePlans} />
        <PhotoForm photo={photo} rejected={rejected} />
      </div>
    </li>
  )
}
