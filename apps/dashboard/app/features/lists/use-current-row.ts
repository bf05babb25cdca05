import { useEffect, useState } from 'react'
import { rowIdOf } from './row-focus'

/** Returns the id of the row that has the keyboard focus. */
export function useCurrentRow(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const update = () => setCurrent(rowIdOf(document.activeElement))
    document.addEventListener('focusin', update)
    return () => document.removeEventListener('focusin', update)
  }, [])
  return current
}
