import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useStoredCount } from '~/features/saves'

/** Loads the page again when the family has saved a community, removed it, or turned it down. [FAV-003] */
export function useFreshLists(): void {
  const stored = useStoredCount()
  const { revalidate } = useRevalidator()
  const shown = useRef(stored)
  useEffect(() => {
    if (shown.current === stored) return
    shown.current = stored
    revalidate()
  }, [stored, revalidate])
}
