import { Button } from '@pkg/ui'
import { Form, useSearchParams } from '@remix-run/react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { messagesTexts } from '../texts'
import * as styles from '../Thread.css'

const words = messagesTexts

/** The element ID of the button, which a key presses. */
export const undoButtonId = 'undo-conversation'

/** Undoes the last change, which can have been made to the conversation before. [WORK-003] */
export function UndoForm() {
  const [query] = useSearchParams()
  const [undo, of] = [query.get('undo'), query.get('of')]
  if (undo === null || of === null || !/^[\w-]+$/.test(of)) return null
  const back = new URLSearchParams(query)
  for (const name of ['saved', 'undo', 'of', 'retry', 'template']) back.delete(name)
  return (
    <Form method="post" action={`/messages/${of}?${String(back)}`} className={styles.undo}>
      <input type="hidden" name="undo" value={undo} />
      <Button id={undoButtonId} type="submit" name="intent" value="undo" size="small" variant="neutral">
        {words.undo} <ShortcutKey>U</ShortcutKey>
      </Button>
    </Form>
  )
}
