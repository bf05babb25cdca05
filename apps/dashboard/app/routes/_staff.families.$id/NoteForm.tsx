import { Button, Stack, TextArea } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import { forwardRef } from 'react'
import { maxNote } from '~/families/read-note'
import { texts } from '~/texts'

/** A note that was not kept. */
export interface RefusedNote {
  typed: string
  error: string
}

export interface NoteFormProps {
  refused: RefusedNote | undefined
  /** The newest event of the history: with a new one the field is empty again. */
  latest: string | undefined
}

/** Adds a note to the family's history. What was refused stays in the field. [DATA-018] */
export const NoteForm = forwardRef<HTMLTextAreaElement, NoteFormProps>(function NoteForm({ refused, latest }, ref) {
  const isBusy = useNavigation().formData?.get('intent') === 'save-note'
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextArea
          key={latest}
          ref={ref}
          label={texts.family.note}
          hint={texts.family.noteHint}
          error={refused?.error}
          name="text"
          rows={4}
          max={maxNote}
          defaultValue={refused?.typed}
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
