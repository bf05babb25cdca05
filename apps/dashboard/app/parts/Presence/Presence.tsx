import { useEffect, useState } from 'react'
import { presenceTexts } from './texts'
import * as styles from './Presence.css'

/** Milliseconds between two looks at who else is there. */
const interval = 10_000
const url = '/dashboard/api/platform/presence'

export interface PresenceProps {
  /** The JSON:API type. */
  recordType: string
  recordId: string
}

/** Says who else looks at the same record, while the page is visible. [WORK-016] */
export function Presence({ recordType, recordId }: PresenceProps) {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const look = async () => {
      if (document.hidden) return
      const found = await findOthers({ recordType, recordId }, controller.signal)
      if (found) setOthers(found)
    }
    void look()
    const timer = setInterval(() => void look(), interval)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [recordType, recordId])
  return (
    <div role="status" className={styles.line}>
      {others.length > 0 && presenceTexts.alsoHere(new Intl.ListFormat('en-US').format(others))}
    </div>
  )
}

/** Says that the person looks at a record, and returns who else does. Undefined if the API can't be reached, which changes nothing. */
async function findOthers(record: PresenceProps, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ data: record }),
      signal,
    })
    const body: unknown = response.ok ? await response.json() : undefined
    return isOthers(body) ? body.others : undefined
  } catch {
    return undefined
  }
}

const isOthers = (body: unknown): body is { others: string[] } =>
  typeof body === 'object' && body !== null && 'others' in body && Array.isArray(body.others)
