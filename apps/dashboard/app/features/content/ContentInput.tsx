import { TextArea } from '@pkg/ui'
import { FieldInput } from '~/features/records'
import { editTexts as words } from './edit-texts'
import type { EntryField } from './entry-fields'
import { MarkdownField } from './MarkdownField'

export interface ContentInputProps {
  field: EntryField
  id: string
  values: readonly string[]
  error: string | undefined
  /** The text as the public site shows it, for a text in Markdown. */
  html: string
  /** What someone else saved meanwhile, if both changed it. */
  theirs: string | undefined
}

/** A field of the editor. After a conflict, a long text of someone else is below one’s own, to copy from. [WORK-012, WORK-005] */
export function ContentInput({ field, id, values, error, html, theirs }: ContentInputProps) {
  const { name, label, language, control, isMarkdown } = field
  if (!isMarkdown || language === undefined || control.kind !== 'long-text') {
    return (
      <FieldInput
        input={field}
        id={id}
        draft={{ draft: '', savedKey: '', initial: undefined, rejected: undefined }}
        values={values}
        error={error}
        found={undefined}
      />
    )
  }
  return (
    <>
      <MarkdownField
        id={id}
        name={name}
        label={label}
        language={language}
        max={control.max}
        rows={control.rows ?? 3}
        text={values[0] ?? ''}
        error={error}
        html={html}
      />
      {theirs !== undefined && (
        <TextArea label={words.theirs(label)} lang={language} rows={8} defaultValue={theirs} readOnly />
      )}
    </>
  )
}
