import type { Orm } from '../../../database/database'
import { disableUsersByPasswordHash } from '../users/user-store'
import { findDefaultPasswordHash } from './default-account-store'
import { endSessions } from './session-store'

/** Disables accounts that still have a recorded default password, and ends their sessions. (ASVS 6.3.2) */
export async function disableDefaultAccounts(orm: Orm): Promise<void> {
  const passwordHash = await findDefaultPasswordHash(orm)
  if (passwordHash === undefined) return
  for (const id of await disableUsersByPasswordHash(orm, passwordHash)) await endSessions(orm, id)
}
