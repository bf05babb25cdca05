import { useSentForm } from '@pkg/remix-host/react'
import { Button, Stack, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useStaff } from '~/site/staff/Staff'
import { maxNoteLength } from '~/site/forms/form-limits'
import { useDraft } from '~/site/forms/use-draft'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { familyTexts } from '~/features/families'
import { noticesTexts } from '~/features/notices'
import type { RejectedField } from '~/site/forms/rejected-form'

export interface NoteFormProps {
  familyId: string
  /** Who can be mentioned. */
  colleagues: readonly string[]
  rejected: RejectedField | undefined
}

/** Adds a note to the family's history. A note that wasn't saved stays in the field, whatever happens on the page. [DATA-018, WORK-005] */
export function NoteForm({ familyId, colleagues, rejected }: NoteFormProps) {
  const isBusy = useSentForm()?.get('intent') === 'save-note'
  const { userId } = useStaff()
  // Colleagues can share a computer, and a note is its author's.
  const draft = useDraft(`note ${familyId} ${userId}`, useSavedKey('note'))
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <TextArea
          key={draft.key}
          id="write-note"
          label={familyTexts.note}
          hint={hintOf(colleagues)}
          error={rejected?.error}
          name="text"
          rows={4}
          max={maxNoteLength}
          defaultValue={rejected?.typed ?? draft.text}
          onChange={draft.keep}
        />
        <div>
          <Button type="submit" name="intent" value="save-note" size="small" busy={isBusy}>
            {isBusy ? familyTexts.saving : familyTexts.saveNote}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const namedColleagues = 3

function hintOf(colleagues: readonly string[]): string {
  const names = colleagues.slice(0, namedColleagues).join(', ')
  return names ? `${familyTexts.noteHint} ${noticesTexts.mention(names)}` : familyTexts.noteHint
}
