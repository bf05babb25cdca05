import type { endpoints, QueryOf } from '@pkg/api-client'
import { and, asc, count, eq, getTableColumns, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { containing } from '../../../database/like-pattern'
import { accountUses, agents, communityMembers, identities, users } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import { hasRole } from '../../access'

/** A stored account. */
export type UserRow = typeof users.$inferSelect

/** Values of an account to change. */
export type UserChanges = Partial<typeof users.$inferInsert>

/** The filters and the sort of a list of accounts. */
export type UserQuery = QueryOf<typeof endpoints.adminUsers.list>

/** An email address or phone number that identifies an account. */
export interface AccountContact {
  channel: 'email' | 'text'
  contact: string
}

/** What accounts are filtered by. */
const columns: ListColumns = {
  name: users.name,
  createdAt: users.createdAt,
  role: users.role,
  status: users.status,
  agent: users.agentId,
  lastSeenAt: accountUses.lastSeenAt,
}

/** What accounts are sorted by. A person who never signed in has no last use. */
const sortColumns: ListColumns = { ...columns, lastSeenAt: sql`${accountUses.lastSeenAt}` }

/** The number of ways to sign in that a person has set up. The list of accounts filters by whether there are two. [DASH-012] */
const methodCount = sql`(${users.passwordHash} is not null)::int + (${users.emailVerifiedAt} is not null)::int
  + (${users.phoneVerifiedAt} is not null)::int
  + (exists (select 1 from ${identities} where ${identities.userId} = ${users.id}))::int`

/** The condition of the filters of accounts that aren't columns. */
function accountCondition({
  'filter[hasSecondFactor]': hasTwo,
  'filter[community]': communityId,
}: UserQuery): SQL | undefined {
  return and(
    hasTwo === undefined ? undefined : hasTwo === 'true' ? sql`${methodCount} >= 2` : sql`${methodCount} < 2`,
    communityId === undefined
      ? undefined
      : sql`exists (select 1 from ${communityMembers} where ${communityMembers.userId} = ${users.id}
          and ${communityMembers.communityId} = ${communityId} and ${communityMembers.status} = 'approved')`,
  )
}

/** Returns an account by its id. */
export async function findUser(orm: Orm, id: string | null | undefined): Promise<UserRow | undefined> {
  if (!id) return undefined
  const [user] = await orm.select().from(users).where(eq(users.id, id))
  return user
}

/** Returns an account by its id, locked until the transaction ends. */
export async function lockUser(tx: Orm, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/** Returns an account by its email address. */
export async function findUserByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  const [user] = await orm.select().from(users).where(eq(users.email, email))
  return user
}

/** Returns an account by its email address, locked until the transaction ends. */
export async function lockUserByEmail(tx: Orm, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  return user
}

/**
 * Returns the account that a code or link for this contact signs in to: one that verified the contact, or one that verified nothing yet. An
 * unverified contact never leads to an account that verified another one, except for `userId`, the person who is signed in.
 */
export async function findUserByContact(
  orm: Orm,
  { channel, contact }: AccountContact,
  userId?: string,
): Promise<UserRow | undefined> {
  const verifiedAt = channel === 'email' ? users.emailVerifiedAt : users.phoneVerifiedAt
  const [user] = await orm
    .select()
    .from(users)
    .where(
      and(
        eq(channel === 'email' ? users.email : users.phone, contact),
        ne(users.status, 'disabled'),
        or(
          isNotNull(verifiedAt),
          and(isNull(users.emailVerifiedAt), isNull(users.phoneVerifiedAt)),
          userId ? eq(users.id, userId) : undefined,
        ),
      ),
    )
    .orderBy(
      ...(userId ? [sql`${users.id} <> ${userId}`] : []),
      sql`${verifiedAt} is null`,
      asc(users.createdAt),
      users.id,
    )
    .limit(1)
  return user
}

/** Returns the active account with a password for this contact, verified or not. The password decides whose account it is. */
export async function findUserWithPassword(
  orm: Orm,
  { channel, contact }: AccountContact,
): Promise<UserRow | undefined> {
  const [user] = await orm
    .select()
    .from(users)
    .where(
      and(
        eq(channel === 'email' ? users.email : users.phone, contact),
        isNotNull(users.passwordHash),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(sql`${users.phoneVerifiedAt} is null`, asc(users.createdAt), users.id)
    .limit(1)
  return user
}

/** Returns a page of all accounts, or of the one with an id, by default newest first. [API-004, API-005] */
export async function listUsers(
  orm: Orm,
  query: UserQuery,
  page: { offset: number; size: number },
  userId?: string,
): Promise<{ items: UserRow[]; total: number }> {
  const where = and(
    userId ? eq(users.id, userId) : undefined,
    filterCondition(query, columns),
    accountCondition(query),
    query.q ? sql`${users.search} like ${containing(query.q.toLowerCase())}` : undefined,
  )
  const isUse = eq(accountUses.userId, users.id)
  const [found] = await orm.select({ total: count() }).from(users).leftJoin(accountUses, isUse).where(where)
  const items = await orm
    .select(getTableColumns(users))
    .from(users)
    .leftJoin(accountUses, isUse)
    .where(where)
    .orderBy(...listOrder(query, sortColumns, { sort: '-createdAt', unique: users.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items, total: found?.total ?? 0 }
}

/** Returns the ids of all active admins, locked until the transaction ends. */
export async function lockActiveAdmins(tx: Orm): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasRole('admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update')
  return admins.map(({ id }) => id)
}

/** Inserts an account. Returns undefined when another account has the email address. */
export async function insertUser(tx: Orm, values: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning()
  return user
}

/** Updates an account and returns it. */
export async function updateUser(tx: Orm, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  const [user] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  return user
}

/** Disables every account with this password hash. Returns the ids. */
export async function disableUsersByPasswordHash(tx: Orm, passwordHash: string): Promise<string[]> {
  const disabled = await tx
    .update(users)
    .set({ status: 'disabled' })
    .where(eq(users.passwordHash, passwordHash))
    .returning({ id: users.id })
  return disabled.map(({ id }) => id)
}

/** Deletes an account. */
export async function deleteUser(tx: Orm, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/** Returns whether an advisor or real estate agent with this id exists. */
export async function agentExists(orm: Orm, id: string): Promise<boolean> {
  const [agent] = await orm.select({ id: agents.id }).from(agents).where(eq(agents.id, id))
  return agent !== undefined
}
