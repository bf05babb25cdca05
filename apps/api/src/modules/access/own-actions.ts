import { eq, or, type SQL } from 'drizzle-orm'
import { uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** The condition on actions that `person` did: in an account, or in this browser. None for somebody who is known by neither. [API-007] */
export function ownActions({ userId, anonymousId }: Person): SQL | undefined {
  const mine = [
    userId ? eq(uuidActions.userId, userId) : undefined,
    anonymousId ? eq(uuidActions.anonymousId, anonymousId) : undefined,
  ].filter((condition) => condition !== undefined)
  return mine.length > 0 ? or(...mine) : undefined
}
