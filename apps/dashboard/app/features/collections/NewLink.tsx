import { Button, Card, Heading, Stack, Text, TextField } from '@pkg/ui'
import { useEffect, useRef, useState } from 'react'
import { collectionsTexts } from './texts'
import type { CreatedLink } from './change-collection.server'
import * as styles from './collections.css'

const words = collectionsTexts

/** A link that was just created, in both languages, to copy and send. We send nothing, and show it only once. [DASH-007] */
export function NewLink({ url, spanishUrl }: CreatedLink) {
  const [hasScripts, setHasScripts] = useState(false)
  const [isCopied, setIsCopied] = useState<boolean>()
  const title = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setHasScripts(true)
    title.current?.focus()
  }, [url])
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <Card as="section" look="tint">
      <div ref={title} tabIndex={-1}>
        <Stack gap={12}>
          <Heading level={3}>{words.ready}</Heading>
          <Text size="small">{words.readyHelp}</Text>
          <Field label={words.english} value={url} />
          <Field label={words.spanish} value={spanishUrl} />
          {hasScripts && (
            <div className={styles.buttons}>
              <Button onClick={() => void copy(url)} size="small">
                {words.copy}
              </Button>
              <Button onClick={() => void copy(spanishUrl)} size="small">
                {words.copySpanish}
              </Button>
            </div>
          )}
          <span role="status">{isCopied !== undefined && (isCopied ? words.copied : words.notCopied)}</span>
        </Stack>
      </div>
    </Card>
  )
}

const Field = ({ label, value }: { label: string; value: string }) => (
  <TextField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
)
