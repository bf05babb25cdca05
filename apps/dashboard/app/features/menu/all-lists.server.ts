import type { ListServices } from '~/features/lists'
import type { StaffRole } from '~/site/staff/staff-roles'

/** What every area declares of its list, or of its lists for several roles. An area whose folder is deleted is gone. */
const modules = import.meta.glob<{ services: ListServices | readonly ListServices[] }>(
  '../../pages/*/source.server.ts',
  { eager: true },
)

/** What other pages do with each list. */
export const allLists: readonly ListServices[] = Object.values(modules).flatMap(({ services }) => services)

/** Returns what other pages do with the list that a role sees in an area. */
export const servicesOf = (area: string, role: StaffRole): ListServices | undefined =>
  allLists.find((list) => list.area === area && list.roles.includes(role))
