import { Button, Stack, TextArea } from '@pkg/ui'
import { type FetcherWithComponents, useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useStaff } from '~/site/staff/Staff'
import { maxNoteLength } from '~/site/forms/form-limits'
import { forgetDraft, useDraft } from '~/site/forms/use-draft'
import { familyTexts, type SentNote } from '~/features/families'
import { previewTexts } from './texts'

/** Sends notes for as long as the list is open, also about a family that the person went on from. */
export function usePreviewNote(): FetcherWithComponents<SentNote> {
  const { userId } = useStaff()
  const fetcher = useFetcher<SentNote>()
  const { data: sent } = fetcher
  useEffect(() => {
    if (sent && 'savedAt' in sent) forgetDraft(draftName(sent.familyId, userId))
  }, [sent, userId])
  return fetcher
}

/** The same as on the family's page. Colleagues can share a computer, and a note is its author's. */
const draftName = (familyId: string, userId: string) => `note ${familyId} ${userId}`

export interface PreviewNoteProps {
  familyId: string
  note: FetcherWithComponents<SentNote>
}

/** A note about the family next to the list. What is typed is stored as on the family's page. [DATA-018, WORK-005] */
export function PreviewNote({ familyId, note: { Form, data, state, formAction } }: PreviewNoteProps) {
  const { userId } = useStaff()
  const sent = data?.familyId === familyId ? data : undefined
  const savedAt = sent && 'savedAt' in sent ? String(sent.savedAt) : undefined
  // A later note that isn't accepted changes nothing about the one that was saved.
  const [savedKey, setSavedKey] = useState(savedAt ?? '')
  if (savedAt !== undefined && savedAt !== savedKey) setSavedKey(savedAt)
  const draft = useDraft(draftName(familyId, userId), savedKey)
  const action = `/families/${familyId}/preview`
  const isBusy = state !== 'idle' && formAction?.endsWith(action) === true
  return (
    <Form method="post" action={action}>
      <Stack gap={8}>
        <TextArea
          key={draft.key}
          id="preview-note"
          label={familyTexts.note}
          hint={familyTexts.noteHint}
          error={sent && 'error' in sent ? sent.error : undefined}
          name="text"
          rows={2}
          max={maxNoteLength}
          defaultValue={draft.text}
          onChange={draft.keep}
        />
        <div>
          <Button type="submit" size="small" busy={isBusy}>
            {isBusy ? familyTexts.saving : familyTexts.saveNote}
          </Button>
        </div>
        <div role="status">{savedAt !== undefined && !isBusy && previewTexts.noteSaved}</div>
      </Stack>
    </Form>
  )
}
