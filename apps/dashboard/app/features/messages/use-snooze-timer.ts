import { useEffect } from 'react'
import { now } from '@pkg/domain'
import { useReload } from '~/site/outages/PageReload/PageReload'
import type { Inbox } from './load-inbox.server'

/** Longer timers overflow in browsers. */
const longest = 86_400_000

/** Loads the list again when the next snooze ends, because nothing is written then. [WORK-008] */
export function useSnoozeTimer({ rows, snoozed }: Pick<Inbox, 'rows' | 'snoozed'>): void {
  const reload = useReload()
  const [first] = [...rows, ...snoozed].flatMap(({ back }) => back?.iso ?? []).toSorted()
  useEffect(() => {
    if (first === undefined) return
    const milliseconds = new Date(first).getTime() - now().getTime()
    if (milliseconds > longest) return
    const timer = setTimeout(reload, Math.max(milliseconds, 0) + 500)
    return () => clearTimeout(timer)
  }, [first, reload])
}
