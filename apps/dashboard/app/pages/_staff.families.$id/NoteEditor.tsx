import { Button, Notice, Stack, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { maxNoteLength } from '~/site/forms/form-limits'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { noteTexts } from '~/features/families'
import * as styles from './TimelineView.css'

const words = noteTexts

/** A note that a person can change. */
export interface EditableNote {
  id: string
  version: number
  text: string
}

/** Changes or deletes one's own note, unless someone else changed it meanwhile. [DATA-018, WORK-005] */
export function NoteEditor({ note, rejected }: { note: EditableNote; rejected: RejectedForm | undefined }) {
  const own = rejected?.typed['note'] === note.id ? rejected : undefined
  return (
    <details className={styles.editor} open={own !== undefined}>
      <summary className={styles.edit}>{words.edit}</summary>
      <Form method="post" preventScrollReset>
        <Stack gap={12}>
          {own?.message && <Notice tone="caution" title={own.message} role="alert" />}
          <input type="hidden" name="note" value={note.id} />
          <input type="hidden" name="version" value={note.version} />
          <TextArea
            id={`note-${note.id}`}
            label={words.text}
            name="note-text"
            rows={4}
            max={maxNoteLength}
            defaultValue={own?.typed['note-text'] ?? note.text}
            error={own?.errors['note-text']}
          />
          <div className={styles.editButtons}>
            <Button type="submit" name="intent" value="change-note" size="small">
              {words.save}
            </Button>
            <Button type="submit" name="intent" value="delete-note" size="small" variant="neutral">
              {words.delete}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
