import { Heading, Stack, VisuallyHidden } from '@pkg/ui'
import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { photoName, type PhotoView } from './photo'
import { moveId, type PhotoMove, moveValue, parseMove } from './photo-order'
import { PhotoCard } from './PhotoCard'
import * as styles from './photos.css'
import type { RejectedPhotoForm } from './save-photos.server'
import { photosTexts as words } from './texts'

export interface PhotoListProps {
  title: string
  level: 2 | 3
  /** The ids of all photos and plans. */
  order: readonly string[]
  photos: readonly PhotoView[]
  rejected: RejectedPhotoForm | undefined
  arePlans?: boolean
}

/** Photos or plans in their order. One form moves each of them, by buttons or by dragging its picture. [WORK-011] */
export function PhotoList({ title, level, order, photos, rejected, arePlans = false }: PhotoListProps) {
  const formId = arePlans ? 'plan-order' : 'photo-order'
  const submit = useSubmit()
  const { shown, said } = useMoves(photos)
  if (photos.length === 0) return null
  const list = photos.map(({ id }) => id)
  const drop = (id: string, place: number) => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const fields = new FormData(form)
    fields.set('move', moveValue({ id, to: place }))
    submit(fields, { method: 'post', preventScrollReset: true })
  }
  return (
    <Stack as="section" gap={12}>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      <Form id={formId} method="post" preventScrollReset>
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="was" value={order.join(' ')} />
        <input type="hidden" name="list" value={list.join(' ')} />
        {arePlans && <input type="hidden" name="are-plans" value="yes" />}
      </Form>
      <div role="status">{said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>}</div>
      <ol className={styles.list}>
        {shown.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            index={index}
            of={shown.length}
            formId={formId}
            arePlans={arePlans}
            rejected={rejected?.of === photo.id ? rejected : undefined}
            onDrop={drop}
          />
        ))}
      </ol>
    </Stack>
  )
}

/** Returns the photos with a move that is being saved already done, and what screen readers hear of the last one. */
function useMoves(photos: readonly PhotoView[]): { shown: PhotoView[]; said: string | undefined } {
  const sent = useNavigation().formData?.get('move')
  const [last, setLast] = useState<PhotoMove>()
  const move = typeof sent === 'string' ? parseMove(sent) : undefined
  if (move && (move.id !== last?.id || move.to !== last.to)) setLast(move)
  const ids = photos.map(({ id }) => id)
  const shown = move ? moveId(ids, move).flatMap((id) => photos.find((photo) => photo.id === id) ?? []) : [...photos]
  const index = photos.findIndex(({ id }) => id === last?.id)
  const moved = photos[index]
  useFocusAfterMove(move ? undefined : last?.id)
  return { shown, said: move || !moved ? undefined : words.moved(photoName(moved, index), index + 1, photos.length) }
}

/** Focuses the buttons of a moved photo, when the one that was pressed is gone at the end of the list. */
function useFocusAfterMove(id: string | undefined) {
  useEffect(() => {
    if (id === undefined || document.activeElement !== document.body) return
    const buttons = document.getElementById(`photo-${id}`)?.querySelector('button[name="move"]')
    if (buttons instanceof HTMLElement) buttons.focus()
  }, [id])
}
