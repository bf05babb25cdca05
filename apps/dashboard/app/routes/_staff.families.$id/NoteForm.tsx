import { Button, Stack, TextArea } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import { forwardRef } from 'react'
import { maxNoteLength } from '~/families/form-limits'
import { texts } from '~/texts'
import type { RejectedField } from './rejected-field'

export interface NoteFormProps {
  rejected: RejectedField | undefined
  /** The id of the newest event in the history. A new one empties the field. */
  latest: string | undefined
}

/** Adds a note to the family's history. A note that wasn't saved stays in the field. [DATA-018] */
export const NoteForm = forwardRef<HTMLTextAreaElement, NoteFormProps>(function NoteForm({ rejected, latest }, ref) {
  const isBusy = useNavigation().formData?.get('intent') === 'save-note'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextArea
          key={latest}
          ref={ref}
          label={texts.family.note}
          hint={texts.family.noteHint}
          error={rejected?.error}
          name="text"
          rows={4}
          max={maxNoteLength}
          defaultValue={rejected?.typed}
        />
        <div>
          <Button type="submit" name="intent" value="save-note" size="small" busy={isBusy}>
            {isBusy ? texts.family.saving : texts.family.saveNote}
          </Button>
        </div>
      </Stack>
    </Form>
  )
})
