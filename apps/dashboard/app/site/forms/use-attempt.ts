import { useState } from 'react'

/** Returns how often a form was sent and not accepted, for the key of its fields: they then show what came back. */
export function useAttempt(rejected: object | undefined): number {
  const [attempt, setAttempt] = useState({ rejected, count: 0 })
  const isNew = rejected !== undefined && rejected !== attempt.rejected
  if (isNew) setAttempt({ rejected, count: attempt.count + 1 })
  return isNew ? attempt.count + 1 : attempt.count
}
