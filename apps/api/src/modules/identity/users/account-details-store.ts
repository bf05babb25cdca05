import type { SignInMethod } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  accountUses,
  agents,
  communities,
  communityMembers,
  identities,
  sessions,
  users,
} from '../../../database/schema/tables'
import type { UserRow } from './user-store'

/** What other tables say about an account. */
export interface AccountDetails {
  lastSeenAt: Date | undefined
  signInMethods: SignInMethod[]
  openSessions: number
  agentName: string | undefined
  communities: { id: string; name: string }[]
}

/** Returns what other tables say about accounts, by their ids. [DASH-012] */
export async function loadDetails(orm: Orm, rows: readonly UserRow[]): Promise<Map<string, AccountDetails>> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const seen = await orm.select().from(accountUses).where(inArray(accountUses.userId, ids))
  const linked = await orm
    .selectDistinct({ id: identities.userId })
    .from(identities)
    .where(inArray(identities.userId, ids))
  const open = await countOpenSessions(orm, ids)
  const named = await orm
    .select({ id: users.id, name: agents.name })
    .from(users)
    .innerJoin(agents, eq(agents.id, users.agentId))
    .where(inArray(users.id, ids))
  const managed = await listManaged(orm, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        lastSeenAt: seen.find(({ userId }) => userId === row.id)?.lastSeenAt,
        signInMethods: methodsOf(
          row,
          linked.some(({ id }) => id === row.id),
        ),
        openSessions: open.find(({ userId }) => userId === row.id)?.total ?? 0,
        agentName: named.find(({ id }) => id === row.id)?.name,
        communities: managed.flatMap(({ userId, ...community }) => (userId === row.id ? [community] : [])),
      },
    ]),
  )
}

/** Returns the number of open sessions of each account that has one. */
const countOpenSessions = (orm: Orm, userIds: string[]) =>
  orm
    .select({ userId: sessions.userId, total: count() })
    .from(sessions)
    .where(and(inArray(sessions.userId, userIds), gt(sessions.expiresAt, now())))
    .groupBy(sessions.userId)

/** Returns the communities that accounts manage, by name. */
const listManaged = (orm: Orm, userIds: string[]) =>
  orm
    .select({ userId: communityMembers.userId, id: communities.id, name: communities.name })
    .from(communityMembers)
    .innerJoin(communities, eq(communities.id, communityMembers.communityId))
    .where(and(inArray(communityMembers.userId, userIds), eq(communityMembers.status, 'approved')))
    .orderBy(asc(communities.name), communities.id)

function methodsOf(row: UserRow, isLinked: boolean): SignInMethod[] {
  return [
    ...(row.passwordHash === null ? [] : ['password' as const]),
    ...(row.emailVerifiedAt === null ? [] : ['email' as const]),
    ...(row.phoneVerifiedAt === null ? [] : ['text' as const]),
    ...(isLinked ? ['third-party' as const] : []),
  ]
}
