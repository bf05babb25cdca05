import type { Account } from '@pkg/api-client'
import type { StaffRole } from '~/site/staff/staff-roles'
import type { Moment } from '~/site/server/times'

/** An account as its page shows it. */
export interface PersonView {
  id: string
  version: number
  name: string
  email?: string | undefined
  phone?: string | undefined
  status: Account['status']
  /** Its roles on the dashboard, the first one first. None for a family's account. */
  roles: StaffRole[]
  since: Moment
  isViewable: boolean
  views: { id: string; admin: string; startedAt: Moment; endedAt?: Moment | undefined }[]
}

/** Roles that weren't saved: what was chosen, why, and which version the next attempt is based on. */
export interface RejectedRoles {
  roles: StaffRole[]
  message: string
  version: number
}
