import { TextArea, type TextAreaProps } from '@pkg/ui'
import { useEffect } from 'react'
import { useStaff } from '~/site/staff/Staff'
import { forgetDraft, useDraft } from './use-draft'

export interface DraftTextAreaProps extends Omit<TextAreaProps, 'onChange' | 'defaultValue'> {
  /** What the text is about, such as `reply 7`. */
  draft: string
  /** Changes when the text was saved, which empties the field. */
  savedKey: string
  /** The text to begin with, unless the browser kept one. */
  initial?: string | undefined
  /** The text that was sent and not accepted. */
  rejected?: string | undefined
}

/** A field whose text survives live updates, a reload, and a look at another page until it’s saved. [WORK-005] */
export function DraftTextArea({ draft: name, savedKey, initial, rejected, ...field }: DraftTextAreaProps) {
  const { userId } = useStaff()
  // Colleagues can share a computer, and a text is its author's.
  const key = `${name} ${userId}`
  const draft = useDraft(key, savedKey)
  // It may have been saved on another page.
  const isSaved = draft.text !== undefined && draft.text.trim() === initial
  useEffect(() => {
    if (isSaved) forgetDraft(key)
  }, [isSaved, key])
  return <TextArea key={draft.key} {...field} defaultValue={rejected ?? draft.text ?? initial} onChange={draft.keep} />
}
