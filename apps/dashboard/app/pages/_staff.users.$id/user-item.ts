import type { Account, WorkReassignment } from '@pkg/api-client'
import type { Moment } from '~/site/server/times'

/** An account as its page shows it. */
export type UserItem = Omit<Account, 'phone'> & {
  phone: string | undefined
  since: Moment
  lastSeen: Moment | undefined
  /** The open work of an active account. */
  work: WorkReassignment | undefined
}
