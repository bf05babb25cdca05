import { EmptyState, Notice, Stack } from '@pkg/ui'
import type { PhotosView } from './photo'
import { PhotoList } from './PhotoList'
import type { RejectedPhotoForm } from './save-photos.server'
import { photosTexts as words } from './texts'
import { UploadForm } from './UploadForm'

export interface PhotoEditorProps {
  communityId: string
  photos: PhotosView
  rejected: RejectedPhotoForm | undefined
  /** The heading level of its parts. */
  level?: 2 | 3
}

/** The photos and plans of a community: adding, ordering, describing, turning, and deleting them. Works without scripts and by keyboard. [WORK-011] */
export function PhotoEditor({ communityId, photos: { order, photos, plans }, rejected, level = 2 }: PhotoEditorProps) {
  return (
    <Stack gap={24}>
      {rejected?.of === undefined && rejected?.problem === words.orderChanged && (
        <Notice tone="caution" role="alert" title={words.orderChanged} />
      )}
      <UploadForm
        communityId={communityId}
        rejected={rejected?.problem === words.orderChanged ? undefined : rejected}
      />
      {photos.length === 0 && (
        <EmptyState title={words.noPhotos} level={level}>
          {words.noPhotosHelp}
        </EmptyState>
      )}
      <PhotoList title={words.photos} level={level} order={order} photos={photos} rejected={rejected} />
      <PhotoList title={words.plans} level={level} order={order} photos={plans} rejected={rejected} arePlans />
    </Stack>
  )
}
