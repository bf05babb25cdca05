import { Button, Card, Heading, Notice, Select, Stack, Text, TextField } from '@pkg/ui'
import { useSentForm } from '@pkg/remix-host/react'
import { Form } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { kindOf, showsOptions } from './photo'
import { photoTypes } from './photo-limits'
import type { RejectedPhotoForm } from './save-photos.server'
import { photosTexts as words } from './texts'
import { UploadList } from './UploadList'
import { useUploads } from './use-uploads'
import * as styles from './photos.css'

const filesField = 'photo-files'

export interface UploadFormProps {
  communityId: string
  rejected: RejectedPhotoForm | undefined
}

/**
 * Adds any number of photos. With scripts, each is sent separately and shows its progress. Without them, one form sends all of them. The fields come before the
 * files, so the server knows what the files are when they arrive. [WORK-011]
 */
export function UploadForm({ communityId, rejected }: UploadFormProps) {
  const uploads = useUploads(communityId)
  const [problem, setProblem] = useState<string>()
  const isBusy = useSentForm()?.has('takenBy') ?? false
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { facts, files } = readForm(form)
    setProblem(files.length === 0 ? words.filesMissing : undefined)
    uploads.add(files, facts)
    const field = form.elements.namedItem(filesField)
    if (field instanceof HTMLInputElement) field.value = ''
  }
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.upload}
        </Heading>
        <Text size="small">{words.uploadHelp}</Text>
        <Form method="post" encType="multipart/form-data" noValidate preventScrollReset onSubmit={send}>
          <Stack gap={16}>
            <Select label={words.shows} name="shows" options={showsOptions} placeholder={null} defaultValue="other" />
            <Select label={words.takenBy} name="takenBy" options={[...words.takenByOptions]} placeholder={null} />
            <TextField
              label={words.files}
              hint={words.filesHint}
              id={filesField}
              name={filesField}
              type="file"
              accept={photoTypes.join(',')}
              multiple
              error={problem ?? (rejected?.of === undefined ? rejected?.problem : undefined)}
            />
            <div>
              <Button type="submit" variant="primary" busy={isBusy}>
                {words.send}
              </Button>
            </div>
          </Stack>
        </Form>
        {rejected?.uploads && <FailedFiles {...rejected.uploads} />}
        <UploadList {...uploads} />
      </Stack>
    </Card>
  )
}

function readForm(form: HTMLFormElement): { facts: Record<string, string>; files: File[] } {
  const values = new FormData(form)
  const files = values.getAll(filesField).filter((file) => file instanceof File)
  const kind = kindOf(String(values.get('shows'))) ?? { kind: 'photo', subject: 'other' }
  return {
    facts: { ...kind, takenBy: String(values.get('takenBy')) },
    // A field without a file has one without a name.
    files: files.filter(({ name }) => name !== ''),
  }
}

/** The files of a form that weren’t uploaded, each with its reason. */
function FailedFiles({ stored, failed }: NonNullable<RejectedPhotoForm['uploads']>) {
  return (
    <Notice tone="caution" role="alert" title={words.notAll(failed.length)}>
      <ul className={styles.uploads}>
        {failed.map(({ name, error }, index) => (
          <li key={index}>
            {name}: {error}
          </li>
        ))}
      </ul>
      {stored > 0 && <Text size="small">{words.othersKept(stored)}</Text>}
    </Notice>
  )
}
