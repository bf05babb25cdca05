import { Button, Card, Heading, Stack, Text, TextField } from '@pkg/ui'
import { useEffect, useState } from 'react'
import * as page from '~/features/own-pages/HomebasePage.css'
import { familySharingTexts } from './texts'

const words = familySharingTexts.link

/** A link that was just created. */
export interface NewLinkProps {
  /** The name of the person who gets it. */
  name: string
  /** The name of the person who shares. */
  from: string
  url: string
}

/** A new link, to copy or to email with the person's own mail program. We send nothing. [TRUST-014] */
export function NewLink({ name, from, url }: NewLinkProps) {
  const [hasScripts, setHasScripts] = useState(false)
  const [isCopied, setIsCopied] = useState<boolean>()
  useEffect(() => setHasScripts(true), [])
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  const email = new URLSearchParams({ subject: words.emailSubject, body: words.emailBody(name, from, url) })
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3" id="link">
          {words.ready(name)}
        </Heading>
        <Text>{words.detail(name)}</Text>
        <TextField
          id="new-link"
          label={words.label(name)}
          hint={words.hint}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <div className={page.links}>
          {hasScripts && (
            <Button variant="primary" onClick={() => void copy()}>
              {words.copy}
            </Button>
          )}
          {/* A mail program reads spaces only as %20. */}
          <a className={page.summary} href={`mailto:?${String(email).replaceAll('+', '%20')}`}>
            {words.email}
          </a>
          <span role="status">{isCopied !== undefined && (isCopied ? words.copied : words.notCopied)}</span>
        </div>
      </Stack>
    </Card>
  )
}
