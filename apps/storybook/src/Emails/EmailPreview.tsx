import type { MessageKind } from '@pkg/api-client'
import { renderSample, sampleEmails } from '@pkg/api/testing/sample-emails'
import { useRef, useState } from 'react'

const darkScheme = '(prefers-color-scheme: dark)'

/** The props of `EmailPreview`. */
export interface EmailPreviewProps {
  kind: MessageKind
  scheme: 'light' | 'dark'
}

/** Shows a sample of an email as a mail program does, in one color scheme. [TRUTH-009] */
export function EmailPreview({ kind, scheme }: EmailPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)
  const { subject, html } = renderSample(sampleEmails[kind])
  const measure = () => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? height)
  return (
    <iframe
      ref={frame}
      title={subject}
      // A browser with another scheme shows this one too.
      srcDoc={html.replaceAll(darkScheme, scheme === 'dark' ? 'all' : 'not all')}
      onLoad={measure}
      style={{ width: '100%', height, border: 0, colorScheme: scheme }}
    />
  )
}
