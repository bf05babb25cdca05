import type { Account, BodyOf, endpoints } from '@pkg/api-client'
import { giveReason } from '../../../database/transaction-facts'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { users } from '../../../database/schema/tables'
import { conflict } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import type { Accounts } from '../accounts/account-context'
import { endTokens } from '../accounts/one-time-token-store'
import { endSessions } from '../accounts/session-store'
import { replaceCommunities } from './account-communities'
import { loadDetails } from './account-details-store'
import { lockAccount, readAccount } from './account-service'
import { checkRoles, requireAgent } from './checked-roles'
import { requireAnotherAdmin } from './last-admin'
import { rolesOf } from './roles'
import { updateUser, type UserRow } from './user-store'

type AccountChange = BodyOf<typeof endpoints.adminUsers.update>

/**
 * Changes an account's role, advisor, communities, or status. A change of permissions ends its sessions.
 * @throws {HttpError} 404, 409, 412, or 422 [DASH-012, WORK-001]
 */
export function updateAccount(
  { orm }: Accounts,
  { id, body, base }: { id: string; body: AccountChange; base: number | undefined },
  person: Person,
): Promise<Account> {
  const { reason, communityIds, ...values } = body
  return orm.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    await requireVersion(tx, users, id, base)
    await requireAllowed(tx, user, values, person)
    await giveReason(tx, reason)
    const updated = Object.keys(values).length > 0 ? ((await updateUser(tx, user.id, values)) ?? user) : user
    const hasOtherCommunities =
      communityIds !== undefined && (await replaceCommunities(tx, { user: updated, communityIds, person }, reason))
    const hasOtherPermissions = rolesOf(updated).join() !== rolesOf(user).join() || updated.agentId !== user.agentId
    if (hasOtherPermissions || hasOtherCommunities || values.status === 'disabled') await endSessions(tx, user.id)
    if (values.status === 'disabled') await endTokens(tx, 'invitation', user.email ?? '')
    return readAccount(tx, updated)
  })
}

/** Disables an account, and ends its sessions. @throws {HttpError} 409 for the last admin, and for one’s own account [DASH-012] */
export async function disableAccount(tx: Orm, id: string, reason: string, person: Person): Promise<Account> {
  const user = await lockAccount(tx, id)
  await requireAllowed(tx, user, { status: 'disabled' }, person)
  await giveReason(tx, reason)
  const updated = (await updateUser(tx, user.id, { status: 'disabled' })) ?? user
  await endSessions(tx, user.id)
  await endTokens(tx, 'invitation', user.email ?? '')
  return readAccount(tx, updated)
}

/** Throws unless an admin may make the change: never to the last admin, and never to their own rights. */
async function requireAllowed(
  tx: Orm,
  user: UserRow,
  values: Omit<AccountChange, 'reason' | 'communityIds'>,
  person: Person,
): Promise<void> {
  const after = { ...user, ...values }
  checkRoles(after)
  if (!isActiveAdmin(after)) await requireAnotherAdmin(tx, user)
  const changesRights = after.status !== user.status || rolesOf(after).join() !== rolesOf(user).join()
  if (user.id === person.userId && changesRights) {
    throw conflict('own-rights', 'You can’t change your own role or status. Ask another admin.')
  }
  if (values.status === 'active' && user.status !== 'active') await requireSetUp(tx, user)
  if (typeof values.agentId === 'string') await requireAgent(tx, values.agentId)
}

/** Throws for an account that no one has set up. Its person chooses how to sign in by an invitation. */
async function requireSetUp(tx: Orm, user: UserRow): Promise<void> {
  const details = (await loadDetails(tx, [user])).get(user.id)
  if (user.role === 'customer' || !details || details.signInMethods.length > 0) return
  throw conflict('not-registered', 'This person hasn’t set up their account. Invite them again.')
}

const isActiveAdmin = (user: Pick<UserRow, 'role' | 'otherRoles' | 'status'>): boolean =>
  rolesOf(user).includes('admin') && user.status === 'active'
