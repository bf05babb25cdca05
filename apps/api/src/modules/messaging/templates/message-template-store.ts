import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { messageTemplates } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { hasTeam } from '../../access'

const isOwned = ({ userId }: Person): SQL => (userId ? eq(messageTemplates.ownerId, userId) : sql`false`)
const isShared = eq(messageTemplates.sharedWith, 'team')

/** Returns the condition on templates that a person sees: their own, and those that their team shares. */
export const isVisibleTemplate = (person: Person): SQL | undefined =>
  hasTeam(person) ? or(isOwned(person), and(isShared, eq(messageTemplates.role, person.role))) : isOwned(person)

/** Returns the condition on templates that a person can change: their own, and for admins all that are shared with admins. */
export const isOwnTemplate = (person: Person): SQL | undefined =>
  or(isOwned(person), person.role === 'admin' ? and(isShared, eq(messageTemplates.role, 'admin')) : undefined)
