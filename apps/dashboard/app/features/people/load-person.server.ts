import type { Account, Client } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { staffRoles } from '~/site/staff/staff-roles'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment } from '~/site/server/times'
import type { PersonView } from './person-view'

const shownViews = 10

/** Loads an account with the newest views of the dashboard as this person. [WORK-001] */
export async function loadPerson(request: Request, api: Client, id: string): Promise<PersonView> {
  const [account, { items }] = await requireResponse(
    request,
    Promise.all([api.adminUsers.get({ id }), api.accountViews.list({ 'filter[user]': id, 'page-size': shownViews })]),
  )
  const clock = requestClock(request)
  const roles = staffRolesOf(account)
  return {
    id,
    version: account.version,
    name: account.name,
    email: account.email,
    phone: account.phone && formatPhone(account.phone),
    status: account.status,
    roles,
    since: formatMoment(account.createdAt, clock),
    isViewable: account.status === 'active' && roles.length > 0 && !roles.includes('admin'),
    views: items.map(({ id: viewId, adminName, startedAt, endedAt }) => ({
      id: viewId,
      admin: adminName,
      startedAt: formatMoment(startedAt, clock),
      endedAt: endedAt === undefined ? undefined : formatMoment(endedAt, clock),
    })),
  }
}

/** Returns the roles of an account on the dashboard, the first one first. */
const staffRolesOf = ({ role, roles = [role] }: Pick<Account, 'role' | 'roles'>) =>
  roles.flatMap((name) => staffRoles.find((one) => one === name) ?? [])
