import { fullProfile } from '@pkg/domain'
import { Notice, Stack, Text } from '@pkg/ui'
import { PhotoEditor } from '~/features/photos'
import type { SetupData } from './load-setup.server'
import type { RejectedPhotos } from './rejected'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.photos

/** The fifth step: photos, with the same forms as on the page of photos. */
export function PhotosStep({
  data: { setup, photos },
  rejected,
}: {
  data: SetupData
  rejected: RejectedPhotos | undefined
}) {
  if (!photos) return null
  const shown = photos.photos.filter(({ lacks }) => lacks.length === 0)
  return (
    <Stack gap={24}>
      <Text>{words.help}</Text>
      <Notice
        tone={shown.length >= fullProfile.photos ? 'positive' : 'info'}
        title={words.has(shown.length, photos.photos.length)}
      >
        {photos.photos.length > 0 && !shown.some(({ shows }) => shows === 'rooms') && words.noRoom}
      </Notice>
      <PhotoEditor communityId={setup.id} photos={photos} rejected={rejected} />
      <StepForm setup={setup} step="photos" />
    </Stack>
  )
}
