import { useEffect, useRef, useState } from 'react'
import type { FoundPlace } from './find-place.server'
import type { OwnPlace } from './own-places'

interface Saved {
  places: readonly OwnPlace[]
  replace: (places: readonly OwnPlace[]) => void
}

/** Saves each place that was found, once. Returns whether storage refused it, or its name is taken. */
export function useAddPlace(found: FoundPlace | undefined, { places, replace }: Saved) {
  const added = useRef<FoundPlace>()
  const [problem, setProblem] = useState<'storage' | 'taken'>()
  useEffect(() => {
    if (!found || added.current === found) return
    added.current = found
    setProblem(undefined)
    if (!('place' in found)) return
    if (places.some(({ name }) => name === found.place.name)) return setProblem('taken')
    try {
      replace([...places, found.place])
    } catch {
      setProblem('storage')
    }
  }, [found, places, replace])
  return { hasFailed: problem === 'storage', isTaken: problem === 'taken' }
}
