import type { Account, BodyOf, endpoints } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, claims, communities, identities, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, notFound, unprocessable } from '../../../http/problems'
import { grantCommunityAccess } from '../../access'
import { readContact } from '../../contact'
import type { Accounts } from '../accounts/account-context'
import { sendLink } from '../accounts/link-sign-in'
import { needsTwoFactors } from '../accounts/second-factor'
import { endSessions } from '../accounts/sessions'
import { accountTexts } from '../accounts/texts'
import { notTheLastAdmin } from './last-admin'
import { emailTaken, userOf } from './user-resource'

/** Creates an account and emails the person a link to set it up. @throws {HttpError} 409 for a taken email address, 422 for unknown ids. */
export async function inviteUser(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.adminUsers.create>,
  person: Person,
): Promise<Account> {
  const { orm, queue } = accounts
  const { role, agentId, communityIds = [], ...contact } = body
  const values = { ...readContact(contact), role, status: 'invited' as const }
  const made = await orm.transaction(async (tx) => {
    if (agentId !== undefined) await knownAgent(tx, agentId)
    const [user] = await tx
      .insert(users)
      .values({ ...values, agentId: agentId ?? null })
      .onConflictDoNothing()
      .returning()
    if (!user) throw emailTaken()
    await giveCommunities(tx, { user, communityIds, person })
    await invite(tx, accounts, user, person)
    return user
  })
  queue.wake()
  return accountOfRow(made)
}

/**
 * Changes the role, advisor, or status of an account. A change of rights ends its sessions. @throws {HttpError} 404, 409, or 422
 */
export async function changeUser(
  accounts: Accounts,
  id: string,
  body: BodyOf<typeof endpoints.adminUsers.update>,
  person: Person,
): Promise<Account> {
  const { orm, queue } = accounts
  if (!isUuid(id)) throw notFound('user', id)
  const changed = await orm.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) throw notFound('user', id)
    await keepAnAdmin(tx, user, body)
    if (typeof body.agentId === 'string') await knownAgent(tx, body.agentId)
    // Whoever has opened the account is not invited again, unless they lost what opens it: then it begins anew.
    const isLost = body.status === 'invited' && user.status === 'active' && needsTwoFactors(accounts, user)
    if (body.status === 'invited' && user.status !== 'invited' && !isLost) {
      throw conflict('not-invited', 'This person has opened the account already')
    }
    if (isLost) await takeFactors(tx, user)
    const [set] = await tx.update(users).set(body).where(eq(users.id, user.id)).returning()
    const hasOtherRights = (set?.role ?? user.role) !== user.role || (set?.agentId ?? null) !== user.agentId
    if (hasOtherRights || body.status === 'disabled') await endSessions(tx, user.id)
    if (body.status === 'invited') await invite(tx, accounts, set ?? user, person)
    return set ?? user
  })
  queue.wake()
  return accountOfRow(changed)
}

/** Ends all sessions of a user. @throws {HttpError} 404 */
export async function endSessionsOf(orm: Orm, id: string): Promise<void> {
  const [user] = isUuid(id) ? await orm.select().from(users).where(eq(users.id, id)) : []
  if (!user) throw notFound('user', id)
  await endSessions(orm, user.id)
}

type UserRow = typeof users.$inferSelect

/** Takes away what opened an account: an admin knows the person, and invites them as at first. (ASVS 6.4.4) */
async function takeFactors(tx: Orm, { id }: UserRow): Promise<void> {
  await endSessions(tx, id)
  await tx.delete(identities).where(eq(identities.userId, id))
  await tx.update(users).set({ passwordHash: null, phoneVerifiedAt: null }).where(eq(users.id, id))
}

async function invite(tx: Orm, accounts: Accounts, user: UserRow, by: Person): Promise<void> {
  const { brand, sites } = accounts.settings
  await sendLink(tx, accounts, {
    kind: 'invitation',
    user,
    contact: user.email ?? '',
    content: accountTexts.invitation(brand, user.name, by.name),
    page: `${sites.marketplace}/?status=invite`,
  })
}

async function knownAgent(tx: Orm, id: string): Promise<void> {
  const [agent] = await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id))
  if (!agent) {
    throw unprocessable([
      { detail: 'There is no advisor with this id', source: { pointer: '/data/attributes/agentId' } },
    ])
  }
}

/** Gives an invited provider the communities that the invitation names. */
async function giveCommunities(
  tx: Orm,
  { user, communityIds, person }: { user: UserRow; communityIds: string[]; person: Person },
): Promise<void> {
  if (communityIds.length === 0) return
  const rows = await tx.select().from(communities).where(inArray(communities.id, communityIds))
  if (rows.length < communityIds.length) {
    const detail = 'The catalogue does not know all of these communities'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/communityIds' } }])
  }
  await tx.insert(claims).values(
    rows.map(({ id, name, record }) => ({
      userId: user.id,
      communityId: id,
      communityName: name,
      city: record.address.city,
      state: record.address.state,
      jobTitle: 'Invited',
      status: 'approved' as const,
      decidedAt: new Date(),
      decidedBy: person.userId ?? null,
    })),
  )
  await grantCommunityAccess(tx, user.id, communityIds)
}

/** Throws 409 for a change that would leave nobody to look after people. */
async function keepAnAdmin(
  tx: Orm,
  user: UserRow,
  change: { role?: UserRow['role']; status?: UserRow['status'] },
): Promise<void> {
  const stays = (change.role ?? 'admin') === 'admin' && (change.status ?? 'active') === 'active'
  if (!stays) await notTheLastAdmin(tx, user)
}

export function accountOfRow(row: UserRow): Account {
  return {
    ...userOf(row),
    isEmailProven: row.emailVerifiedAt !== null,
    isPhoneProven: row.phoneVerifiedAt !== null,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }
}
