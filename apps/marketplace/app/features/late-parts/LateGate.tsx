import { lazy, Suspense, useEffect, useState } from 'react'

// The page can do without them.
const LateParts = lazy(() => import('./LateParts').catch(() => ({ default: () => <></> })))

/** Milliseconds after which the script of the late parts loads, so it takes nothing from the page. */
const delay = 4000

/** Loads what appears long after a page has opened, and on the client only. */
export function LateGate() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return (
    isDue && (
      <Suspense>
        <LateParts />
      </Suspense>
    )
  )
}
