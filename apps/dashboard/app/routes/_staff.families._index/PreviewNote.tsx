import { Button, Stack, TextArea } from '@pkg/ui'
import { useFetcher } from '@remix-run/react'
import { useStaff } from '~/components/Staff/Staff'
import { maxNoteLength } from '~/families/form-limits'
import { useDraft } from '~/forms/use-draft'
import { texts } from '~/texts'
import type { SentNote } from '../_staff.families.$id_.preview/route'

/** A note about the family next to the list. What is typed is kept as on the family's page. [DATA-018, WORK-005] */
export function PreviewNote({ familyId }: { familyId: string }) {
  const { userId } = useStaff()
  const { Form, data: sent, state } = useFetcher<SentNote>()
  const savedKey = sent && 'savedAt' in sent ? String(sent.savedAt) : ''
  const draft = useDraft(`note ${familyId} ${userId}`, savedKey)
  const isBusy = state !== 'idle'
  return (
    <Form method="post" action={`/families/${familyId}/preview`}>
      <Stack gap={8}>
        <TextArea
          key={draft.key}
          id="preview-note"
          label={texts.family.note}
          hint={texts.family.noteHint}
          error={sent && 'error' in sent ? sent.error : undefined}
          name="text"
          rows={2}
          max={maxNoteLength}
          defaultValue={draft.text}
          onChange={draft.keep}
        />
        <div>
          <Button type="submit" size="small" busy={isBusy}>
            {isBusy ? texts.family.saving : texts.family.saveNote}
          </Button>
        </div>
        <div role="status">{savedKey !== '' && state === 'idle' && texts.preview.noteSaved}</div>
      </Stack>
    </Form>
  )
}
