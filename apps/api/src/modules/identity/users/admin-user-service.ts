import type { Account, BodyOf, endpoints } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { users } from '../../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import { grantCommunityAccess, recordFamilyAccess } from '../../access'
import { readContact } from '../../contact'
import type { Accounts } from '../accounts/account-context'
import { findCommunities, insertClaims } from '../accounts/claim-store'
import { deleteIdentities } from '../accounts/identity-store'
import { deleteKnownDevices } from '../accounts/known-device-store'
import { sendLink } from '../accounts/send-link'
import { requiresTwoFactors } from '../accounts/second-factor'
import { endSessions } from '../accounts/session-store'
import { accountTexts } from '../accounts/texts'
import { requireAnotherAdmin } from './last-admin'
import { rolesOf } from './roles'
import { emailInUse, toAccount, toMaskedAccount } from './user-resource'
import {
  agentExists,
  findUser,
  insertUser,
  listUsers,
  lockUser,
  updateUser,
  type UserQuery,
  type UserRow,
} from './user-store'

/** Returns a page of all accounts. Contact info of families is masked. [WORK-026] */
export async function listAccounts(
  orm: Orm,
  query: UserQuery,
  page: { offset: number; size: number },
): Promise<{ items: Account[]; total: number }> {
  const { items, total } = await listUsers(orm, query, page)
  return { items: items.map((row) => (row.role === 'customer' ? toMaskedAccount(row) : toAccount(row))), total }
}

/** Returns an account as admins see it. If it's a family's, that is recorded. @throws {HttpError} 404 */
export async function getAccount(orm: Orm, id: string, person: Person): Promise<Account> {
  const user = isUuid(id) ? await findUser(orm, id) : undefined
  if (!user) throw notFound('user', id)
  const emails = user.email && user.role === 'customer' ? [user.email] : []
  await recordFamilyAccess(orm, { emails }, person, { route: 'accounts', reason: accountTexts.accessReason })
  return toAccount(user)
}

/** Creates an account and emails the person a link to set it up. @throws {HttpError} 409 for an email address in use, 422 for unknown ids */
export async function inviteUser(
  accounts: Accounts,
  body: BodyOf<typeof endpoints.adminUsers.create>,
  person: Person,
): Promise<Account> {
  const { orm, queue } = accounts
  const { role, otherRoles = [], agentId, communityIds = [], ...contact } = body
  checkRoles({ role, otherRoles })
  const values = { ...readContact(contact), role, otherRoles, status: 'invited' as const }
  const invited = await orm.transaction(async (tx) => {
    if (agentId !== undefined) await requireAgent(tx, agentId)
    const user = await insertUser(tx, { ...values, agentId: agentId ?? null })
    if (!user) throw emailInUse()
    await assignCommunities(tx, { user, communityIds, person })
    await sendInvitation(tx, accounts, user, person)
    return user
  })
  queue.wake()
  return toAccount(invited)
}

/** Changes an account's role, advisor, or status. A change of permissions ends its sessions. @throws {HttpError} 404, 409, 412, or 422 */
export async function updateAccount(
  accounts: Accounts,
  { id, body, base }: { id: string; body: BodyOf<typeof endpoints.adminUsers.update>; base: number | undefined },
  person: Person,
): Promise<Account> {
  const { orm, queue } = accounts
  if (!isUuid(id)) throw notFound('user', id)
  const changed = await orm.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw notFound('user', id)
    await requireVersion(tx, users, id, base)
    const after = { ...user, ...body }
    checkRoles(after)
    if (!isActiveAdmin(after)) await requireAnotherAdmin(tx, user)
    if (typeof body.agentId === 'string') await requireAgent(tx, body.agentId)
    // A person who set up the account isn't invited again, unless they lost a factor that they need to sign in.
    const lostFactor = body.status === 'invited' && user.status === 'active' && requiresTwoFactors(accounts, user)
    if (body.status === 'invited' && user.status !== 'invited' && !lostFactor) {
      throw conflict('already-registered', 'This person has already set up their account')
    }
    if (lostFactor) await removeFactors(tx, user)
    const updated = (await updateUser(tx, user.id, body)) ?? user
    const hasOtherPermissions = rolesOf(updated).join() !== rolesOf(user).join() || updated.agentId !== user.agentId
    if (hasOtherPermissions || body.status === 'disabled') await endSessions(tx, user.id)
    if (body.status === 'invited') await sendInvitation(tx, accounts, updated, person)
    return updated
  })
  queue.wake()
  return toAccount(changed)
}

/** Ends all sessions of a user. @throws {HttpError} 404 */
export async function endUserSessions(orm: Orm, id: string): Promise<void> {
  const user = isUuid(id) ? await findUser(orm, id) : undefined
  if (!user) throw notFound('user', id)
  await endSessions(orm, user.id)
}

const isActiveAdmin = (user: Pick<UserRow, 'role' | 'otherRoles' | 'status'>): boolean =>
  rolesOf(user).includes('admin') && user.status === 'active'

/** @throws {HttpError} 422 for roles that one account can't have together */
function checkRoles(user: Pick<UserRow, 'role' | 'otherRoles'>): void {
  const roles = rolesOf(user)
  const invalid = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/otherRoles' } }])
  if (new Set(roles).size < roles.length) throw invalid('Name each role once')
  if (user.role === 'customer' && roles.length > 1) throw invalid('A customer has no other roles')
  // Both would work with the same advisor profile, which is of one kind.
  if (roles.includes('agent') && roles.includes('real-estate-agent')) {
    throw invalid('An advisor can’t be a real estate agent, too')
  }
}

/** Removes everything that signs in to an account, before an admin who knows the person invites them again. (ASVS 6.4.4) */
async function removeFactors(tx: Orm, { id }: UserRow): Promise<void> {
  await endSessions(tx, id)
  await deleteIdentities(tx, id)
  await deleteKnownDevices(tx, id)
  await updateUser(tx, id, { passwordHash: null, phoneVerifiedAt: null })
}

async function sendInvitation(tx: Orm, accounts: Accounts, user: UserRow, inviter: Person): Promise<void> {
  const { brand, sites } = accounts.settings
  await sendLink(tx, accounts, {
    kind: 'invitation',
    user,
    contact: user.email ?? '',
    content: accountTexts.invitation(brand, user.name, inviter.name),
    page: `${sites.marketplace}/?status=invite`,
  })
}

async function requireAgent(tx: Orm, id: string): Promise<void> {
  if (await agentExists(tx, id)) return
  throw unprocessable([{ detail: "This advisor doesn't exist", source: { pointer: '/data/attributes/agentId' } }])
}

/** Approves claims to the communities of an invitation. @throws {HttpError} 422 for a community that doesn't exist */
async function assignCommunities(
  tx: Orm,
  { user, communityIds, person }: { user: UserRow; communityIds: string[]; person: Person },
): Promise<void> {
  if (communityIds.length === 0) return
  const communities = await findCommunities(tx, communityIds)
  if (communities.length < communityIds.length) {
    const detail = "One or more communities don't exist"
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/communityIds' } }])
  }
  await insertClaims(
    tx,
    communities.map(({ id, name, record }) => ({
      userId: user.id,
      communityId: id,
      communityName: name,
      city: record.address.city,
      state: record.address.state,
      jobTitle: 'Invited',
      status: 'approved' as const,
      decidedAt: now(),
      decidedBy: person.userId ?? null,
    })),
  )
  await grantCommunityAccess(tx, user.id, communityIds)
}
