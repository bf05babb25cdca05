import { Button, TextArea, VisuallyHidden } from '@pkg/ui'
import * as page from '~/features/own-pages/HomebasePage.css'
import * as styles from '~/features/own-pages/SavedCard.css'
import { sitePath } from '~/site/frame/site-path'
import { homebasePaths } from '~/site/links/homebase-links'
import { maxNoteLength } from './note'
import { homebaseTexts } from './texts'

const words = homebaseTexts.savedPage

export interface NoteFormProps {
  /** The id and name of the community. */
  id: string
  name: string
  note: string | undefined
  /** A note that is too long, as it was written. */
  rejected: string | undefined
}

/** The form of a note, folded until it’s wanted. */
export function NoteForm({ id, name, note, rejected }: NoteFormProps) {
  return (
    <details open={rejected !== undefined}>
      <summary className={page.summary}>
        {note ? words.editNote : words.addNote}
        <VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <form method="post" action={sitePath(homebasePaths.saved)} className={styles.noteForm}>
        <input type="hidden" name="community" value={id} />
        <TextArea
          id={`note-${id}`}
          name="note"
          label={words.note}
          hint={words.noteHint}
          error={rejected === undefined ? undefined : words.tooLong(maxNoteLength)}
          max={maxNoteLength}
          rows={3}
          defaultValue={rejected ?? note ?? ''}
        />
        <Button type="submit" size="small">
          {words.saveNote}
        </Button>
      </form>
    </details>
  )
}
