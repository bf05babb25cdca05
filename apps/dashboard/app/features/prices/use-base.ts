import { useSentForm } from '@pkg/remix-host/react'
import { useEffect, useRef, useState } from 'react'

/**
 * Returns what was stated when the person began to change it, until their form was answered. A change by someone else meanwhile then neither replaces
 * what they typed nor is overwritten by it. [WORK-005]
 */
export function useBase(field: 'price' | 'room', id: string, stated: string): { base: string; keep: () => void } {
  const [kept, setKept] = useState<string>()
  const isSending = useSentForm()?.get(field) === id
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending) setKept(undefined)
    wasSending.current = isSending
  }, [isSending])
  return { base: kept ?? stated, keep: () => setKept((known) => known ?? stated) }
}
