import type { Homebase } from '@pkg/domain'
import { useEffect, useState } from 'react'
import type { FlowServices } from '../flow/flow-services'

/** The longest wait for what the family has shared, in milliseconds. */
const timeout = 8000

/** Returns what the family has shared so far, and whether that's known, or can't be found out in time. */
export function useHomebase({ getHomebase }: FlowServices): { homebase: Homebase | undefined; isSettled: boolean } {
  const [homebase, setHomebase] = useState<Homebase>()
  const [isSettled, setSettled] = useState(getHomebase === undefined)
  useEffect(() => {
    if (!getHomebase) return undefined
    let isOpen = true
    const settle = (found?: Homebase) => {
      if (!isOpen) return
      isOpen = false
      setHomebase(found)
      setSettled(true)
    }
    getHomebase().then(settle, () => settle())
    const timer = setTimeout(() => settle(), timeout)
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [getHomebase])
  return { homebase, isSettled }
}
