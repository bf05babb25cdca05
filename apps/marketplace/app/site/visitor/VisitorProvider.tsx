import { useRouteLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { readVisitor, type Visitor, VisitorContextProvider } from './visitor'

/** Asks the server about the visitor, once the page is there, and again after a form or on another page. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>()
  // The router loads the root's data again when a form may have changed it.
  const loaded = useRouteLoaderData('root')
  useEffect(() => {
    const replaced = new AbortController()
    const { signal } = replaced
    void fetch('/visitor', { signal })
      .then((response) => response.json())
      .catch(() => undefined)
      .then((found: unknown) => {
        if (!signal.aborted) setVisitor((known) => sameOr(known, readVisitor(found)))
      })
    return () => replaced.abort()
  }, [loaded])
  return <VisitorContextProvider value={visitor}>{children}</VisitorContextProvider>
}

const sameOr = (known: Visitor | undefined, found: Visitor): Visitor =>
  known?.hasSession === found.hasSession && known.isKnown === found.isKnown ? known : found
