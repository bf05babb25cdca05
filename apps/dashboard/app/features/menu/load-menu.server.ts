import type { Client, FamilySummary } from '@pkg/api-client'
import { requireResponse } from '~/site/server/require-response'
import { isRecipient } from '~/site/server/staff'
import type { StaffRole } from '~/site/staff/staff-roles'
import { areasFor } from './areas'

/** The numbers of a person's menu by the path of the area, and the newest family among those that wait. */
export interface MenuData {
  counts: Record<string, number>
  newest?: FamilySummary | undefined
}

/** Loads the numbers of a person's menu: what waits in each area of the role. [ROLE-010, WORK-001] */
export async function loadMenu(
  request: Request,
  api: Client,
  person: { role: StaffRole; zone: string },
): Promise<MenuData> {
  const waiting = isRecipient(person.role)
    ? ({ 'filter[response]': 'waiting' } as const)
    : ({ 'filter[stage]': 'new' } as const)
  const [newest, ...counted] = await Promise.all([
    requireResponse(request, api.clients.list({ ...waiting, 'page-size': 1 })),
    ...areasFor(person.role).map(async ({ href, waiting: work }): Promise<[string, number]> => {
      const found = await (work?.count && requireResponse(request, work.count(api, person)))
      return [href, found?.total ?? 0]
    }),
  ])
  return { counts: { ...Object.fromEntries(counted), '/families': newest.total }, newest: newest.items[0] }
}
