import type { StaffRole } from '~/site/staff/staff-roles'
import { type Area, areaGroups } from '~/site/area'

/** The areas of the dashboard, each declared in the folder of its page. A folder that is deleted takes its area along. */
const modules = import.meta.glob<{ area: Area }>('../../pages/*/area.ts', { eager: true })

const groupOf = ({ group }: Area) => areaGroups.indexOf(group)

/** The areas in the order of the menu. */
export const areas: readonly Area[] = Object.values(modules)
  .map(({ area }) => area)
  .toSorted((one, other) => groupOf(one) - groupOf(other) || one.position - other.position)

/** Returns the areas that a role works in. [ROLE-010, WORK-001] */
export const areasFor = (role: StaffRole): Area[] => areas.filter(({ roles }) => roles.includes(role))
