import type { Homebase } from '@pkg/domain'
import { useEffect, useState } from 'react'
import type { FlowServices } from '../flow/flow-services'

/** Returns what the family has shared so far, once it's known. */
export function useHomebase({ getHomebase }: FlowServices): Homebase | undefined {
  const [homebase, setHomebase] = useState<Homebase>()
  useEffect(() => {
    getHomebase?.().then(setHomebase, () => undefined)
  }, [getHomebase])
  return homebase
}
