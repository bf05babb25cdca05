import { eq, or, type SQL } from 'drizzle-orm'
import { uuidActions } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/** Returns the condition on a person's actions, by account or browser. Undefined for someone with neither. [API-007] */
export function ownActions({ userId, anonymousId }: Person): SQL | undefined {
  const conditions = [
    userId ? eq(uuidActions.userId, userId) : undefined,
    anonymousId ? eq(uuidActions.anonymousId, anonymousId) : undefined,
  ].filter((condition) => condition !== undefined)
  return conditions.length > 0 ? or(...conditions) : undefined
}
