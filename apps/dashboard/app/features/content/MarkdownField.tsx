import { useIsHydrated } from '@pkg/remix-host/react'
import { Button, Heading, MarkdownText, Stack, Text, TextArea } from '@pkg/ui'
import { type KeyboardEvent, useRef } from 'react'
import { editTexts as words } from './edit-texts'
import { type Format, formats, formatSelection } from './markdown-format'
import * as styles from './ContentEditor.css'
import { useRendered } from './use-rendered'

export interface MarkdownFieldProps {
  id: string
  name: string
  label: string
  language: 'en' | 'es'
  max: number
  rows: number
  text: string
  error: string | undefined
  /** The text as the public site shows it. */
  html: string
}

const keys: Readonly<Record<string, Format>> = { b: 'bold', k: 'link' }

/** A text in Markdown with buttons that write it, and below it what readers will see. Without scripts, the preview follows when it’s asked for. [WORK-012] */
export function MarkdownField({ id, name, label, language, max, rows, text, error, html }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const rendered = useRendered(text, html)
  const isHydrated = useIsHydrated()
  const apply = (format: Format) => {
    if (area.current) formatArea(area.current, format)
    rendered.change(area.current?.value ?? text)
  }
  const pressed = (event: KeyboardEvent) => {
    const format = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined
    if (!format) return
    event.preventDefault()
    apply(format)
  }
  return (
    <Stack gap={8}>
      {isHydrated && (
        <div role="group" aria-label={words.format(label)} className={styles.tools}>
          {formats.map((format) => (
            <Button
              key={format}
              type="button"
              size="small"
              variant="neutral"
              aria-controls={id}
              onClick={() => apply(format)}
            >
              {words.formats[format]}
            </Button>
          ))}
        </div>
      )}
      <TextArea
        ref={area}
        id={id}
        name={name}
        label={label}
        hint={words.bodyHint}
        error={error}
        lang={language}
        rows={rows}
        max={max}
        defaultValue={text}
        onKeyDown={pressed}
        onChange={(event) => rendered.change(event.target.value)}
      />
      <section aria-label={words.preview(label)} className={styles.preview}>
        <Heading level={3} look="label">
          {words.preview(label)}
        </Heading>
        {rendered.html ? (
          <MarkdownText html={rendered.html} language={language} />
        ) : (
          <Text size="small" tone="muted">
            {words.noPreview}
          </Text>
        )}
      </section>
    </Stack>
  )
}

/** Formats what is selected in a field, and selects what to type next. */
function formatArea(area: HTMLTextAreaElement, format: Format): void {
  const { text, start, end } = formatSelection(format, {
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  })
  area.value = text
  area.focus()
  area.setSelectionRange(start, end)
}
