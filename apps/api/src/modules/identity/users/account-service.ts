import type { Account } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/errors'
import { recordFamilyAccess } from '../../access'
import { accountTexts } from '../accounts/texts'
import { type AccountDetails, loadDetails } from './account-details-store'
import { rolesOf } from './roles'
import { toAccount, toMaskedAccount } from './user-resource'
import { findUser, listUsers, lockUser, type UserQuery, type UserRow } from './user-store'

/** Returns a page of all accounts. Contact info of families is masked. [WORK-026] */
export async function listAccounts(
  orm: Orm,
  query: UserQuery,
  page: { offset: number; size: number },
): Promise<{ items: Account[]; total: number }> {
  const { items, total } = await listUsers(orm, query, page)
  const details = await loadDetails(orm, items)
  return {
    items: items.map((row) => {
      const found = detailsOf(details, row)
      return row.role === 'customer' ? toMaskedAccount(row, found) : toAccount(row, found)
    }),
    total,
  }
}

/** Returns an account as admins see it. If it's a family's, that is recorded. @throws {HttpError} 404 */
export async function getAccount(orm: Orm, id: string, person: Person): Promise<Account> {
  const user = isUuid(id) ? await findUser(orm, id) : undefined
  if (!user) throw notFound('user', id)
  const emails = user.email && user.role === 'customer' ? [user.email] : []
  await recordFamilyAccess(orm, { emails }, person, { route: 'accounts', reason: accountTexts.accessReason })
  return readAccount(orm, user)
}

/** Returns the account of a row. */
export const readAccount = async (orm: Orm, user: UserRow): Promise<Account> =>
  toAccount(user, detailsOf(await loadDetails(orm, [user]), user))

/** Locks an account until the transaction ends. @throws {HttpError} 404 */
export async function lockAccount(tx: Orm, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await lockUser(tx, id) : undefined
  if (!user) throw notFound('user', id)
  return user
}

function detailsOf(details: ReadonlyMap<string, AccountDetails>, { id }: UserRow): AccountDetails {
  const found = details.get(id)
  if (!found) throw new Error('The details of an account were not loaded')
  return found
}

/** Locks an account until the transaction ends, and returns it as admins see it. @throws {HttpError} 404 */
export const lockedAccount = async (tx: Orm, id: string): Promise<Account> => readAccount(tx, await lockAccount(tx, id))

/** Returns an active provider, who can get communities and conversations about them. */
export async function findReceivingAccount(orm: Orm, id: string): Promise<UserRow | undefined> {
  const user = await findUser(orm, id)
  return user?.status === 'active' && rolesOf(user).includes('provider') ? user : undefined
}
