import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { savedViews } from '../../database/schema/tables'
import type { Person } from '../../http/person'

const isOwned = ({ userId }: Person): SQL => (userId ? eq(savedViews.ownerId, userId) : sql`false`)
const isShared = eq(savedViews.sharedWith, 'team')

/** Returns the condition on views that a person sees: their own, and those that people with their role share. Admins see all that are shared. */
export const isVisibleView = (person: Person): SQL | undefined =>
  or(isOwned(person), and(isShared, person.role === 'admin' ? undefined : eq(savedViews.role, person.role)))

/** Returns the condition on views that a person can change: their own, and for admins all that are shared. */
export const isOwnView = (person: Person): SQL | undefined =>
  or(isOwned(person), person.role === 'admin' ? isShared : undefined)
