import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { savedViews } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { hasTeam } from '../access'

const isOwned = ({ userId }: Person): SQL => (userId ? eq(savedViews.ownerId, userId) : sql`false`)
const isShared = eq(savedViews.sharedWith, 'team')

/** Returns the condition on views that a person sees: their own, and those that their team shares. Admins see all that are shared. */
export function isVisibleView(person: Person): SQL | undefined {
  if (!hasTeam(person)) return isOwned(person)
  return or(isOwned(person), and(isShared, person.role === 'admin' ? undefined : eq(savedViews.role, person.role)))
}

/** Returns the condition on views that a person can change: their own, and for admins all that are shared. */
export const isOwnView = (person: Person): SQL | undefined =>
  or(isOwned(person), person.role === 'admin' ? isShared : undefined)
