import type { Account, BodyOf, endpoints } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict } from '../../../http/errors'
import { readContact } from '../../contact'
import { recordAccountAction } from '../../changes'
import type { MessageContent } from '../../messaging'
import type { Accounts } from '../accounts/account-context'
import { endTokens } from '../accounts/one-time-token-store'
import { sendLink } from '../accounts/send-link'
import { endSessions } from '../accounts/session-store'
import { accountTexts } from '../accounts/texts'
import { assignCommunities } from './account-communities'
import { loadDetails } from './account-details-store'
import { lockAccount, readAccount } from './account-service'
import { checkRoles, requireAgent } from './checked-roles'
import { emailInUse } from './user-resource'
import { insertUser, updateUser, type UserRow } from './user-store'

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
    return readAccount(tx, user)
  })
  queue.wake()
  return invited
}

/** Emails an invitation again, also one that was withdrawn. Earlier links stop working. @throws {HttpError} 404, or 409 once the person has signed up [DASH-012] */
export async function inviteAgain(accounts: Accounts, id: string, person: Person): Promise<Account> {
  const { orm, queue } = accounts
  const invited = await orm.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    await requireNotSetUp(tx, user)
    const updated = (await updateUser(tx, user.id, { status: 'invited' })) ?? user
    await sendInvitation(tx, accounts, updated, person)
    await recordAccountAction(tx, { userId: id, field: 'invitation', before: null, after: 'sent' })
    return readAccount(tx, updated)
  })
  queue.wake()
  return invited
}

/** Withdraws an invitation: its link stops working, and no one can sign up with it. @throws {HttpError} 404, or 409 once the person has signed up [DASH-012] */
export async function withdrawInvitation({ orm }: Accounts, id: string): Promise<void> {
  await orm.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    if (user.status !== 'invited') throw alreadyRegistered()
    await endTokens(tx, 'invitation', user.email ?? '')
    await endSessions(tx, user.id)
    await updateUser(tx, user.id, { status: 'disabled' })
  })
}

async function sendInvitation(tx: Orm, accounts: Accounts, user: UserRow, inviter: Person): Promise<void> {
  await sendSetUpLink(tx, accounts, user, accountTexts.invitation(accounts.settings.brand, user.name, inviter.name))
}

/** Emails a person the link to set up how they sign in. Earlier links stop working. */
export async function sendSetUpLink(
  tx: Orm,
  accounts: Accounts,
  user: UserRow,
  content: MessageContent,
): Promise<void> {
  const page = `${accounts.settings.sites.marketplace}/?status=invite`
  await sendLink(tx, accounts, { kind: 'invitation', user, contact: user.email ?? '', content, page })
}

const alreadyRegistered = () => conflict('already-registered', 'This person has already set up their account')

/** A person who set up the account isn't invited again. One who lost a factor needs a reset. */
async function requireNotSetUp(tx: Orm, user: UserRow): Promise<void> {
  if (user.status === 'active') throw alreadyRegistered()
  const details = (await loadDetails(tx, [user])).get(user.id)
  if (user.status === 'disabled' && details && details.signInMethods.length > 0) throw alreadyRegistered()
}
