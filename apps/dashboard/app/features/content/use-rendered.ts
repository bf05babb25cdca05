import { useEffect, useRef, useState } from 'react'
import { base } from '~/site/sign-in-path'

/** Milliseconds after the last key until the preview follows. */
const pause = 400

/**
 * Returns a text as the public site shows it, and keeps it current as a person types. The server renders it, so the page loads no renderer. While the server
 * doesn't respond, the preview stays as it was. [WORK-012]
 */
export function useRendered(text: string, html: string) {
  const [rendered, setRendered] = useState<string>()
  const timer = useRef<number>()
  const sent = useRef<AbortController>()
  const last = useRef(text)
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      sent.current?.abort()
    },
    [],
  )
  const change = (typed: string) => {
    if (typed === last.current) return
    last.current = typed
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sent.current?.abort()
      sent.current = new AbortController()
      void render(typed, sent.current.signal).then(setRendered, () => undefined)
    }, pause)
  }
  return { html: rendered ?? html, change }
}

/** Asks the server for a text in HTML. A fetcher of the router would load the page's data again after each pause. */
async function render(text: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${base}/content/rendered`, {
    method: 'POST',
    body: new URLSearchParams({ text }),
    signal,
  })
  if (!response.ok) throw new Error(`The preview has the status ${response.status}`)
  return response.text()
}
