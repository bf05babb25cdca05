import { Button, Checkbox, Notice, Select, Stack, Text, TextArea } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import { type PhotoView, roomOptions, showsOptions } from './photo'
import * as styles from './photos.css'
import type { RejectedPhotoForm } from './save-photos.server'
import { photosTexts as words } from './texts'

export interface PhotoFormProps {
  photo: PhotoView
  rejected: RejectedPhotoForm | undefined
}

/** The description of a photo, what it shows, and whether people in it agreed. Open while families don’t see the photo. [WORK-011] */
export function PhotoForm({ photo, rejected }: PhotoFormProps) {
  const { formData, state } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'photo' && formData.get('id') === photo.id
  const typed = rejected?.typed
  const value = (name: string, stored: string) => typed?.[name] ?? stored
  const isTicked = (name: string, stored: boolean) => (typed ? (typed[name] ?? '') !== '' : stored)
  return (
    <details open={photo.lacks.length > 0 || rejected !== undefined}>
      <summary className={styles.summary}>{photo.description || words.details}</summary>
      <Form method="post" noValidate preventScrollReset key={photo.version}>
        <input type="hidden" name="id" value={photo.id} />
        <input type="hidden" name="version" value={photo.version} />
        {photo.hasConsent && <input type="hidden" name="had-consent" value="yes" />}
        <Stack gap={16}>
          {rejected?.problem && <Notice tone="caution" role="alert" title={rejected.problem} />}
          <TextArea
            label={words.description}
            hint={words.descriptionHint}
            error={rejected?.errors?.description}
            id={`description-${photo.id}`}
            name="description"
            rows={2}
            maxLength={300}
            defaultValue={value('description', photo.description)}
          />
          <Select
            label={words.what}
            name="shows"
            options={showsOptions}
            placeholder={null}
            defaultValue={value('shows', photo.shows)}
          />
          <Select
            label={words.room}
            name="room"
            options={roomOptions}
            placeholder={null}
            defaultValue={value('room', photo.room)}
          />
          <Checkbox
            label={words.people}
            name="people"
            value="yes"
            defaultChecked={isTicked('people', photo.showsPeople)}
          />
          <Checkbox
            label={words.consent}
            name="consent"
            value="yes"
            defaultChecked={isTicked('consent', photo.hasConsent)}
          />
          <Text size="small">{photo.consent ?? words.consentHint}</Text>
          <div>
            <Button type="submit" name="intent" value="photo" variant="primary" size="small" busy={isBusy}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
