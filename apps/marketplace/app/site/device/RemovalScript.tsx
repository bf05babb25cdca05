import { useNonce } from '@pkg/remix-host/react'
import type { Removal } from './device-data'
import { removalScript } from './removal-script'

/** Removes from the browser’s storage what a person told us, before the page’s other scripts start. [EDGE-011] */
export function RemovalScript({ removal }: { removal: Removal }) {
  const nonce = useNonce()
  const script = import.meta.env.SSR ? removalScript(removal) : ''
  return <script {...(nonce ? { nonce } : {})} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
