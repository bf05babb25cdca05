import type { Client } from '@pkg/api-client'
import type { IconProps } from '@pkg/ui'
import type { StaffRole } from '~/site/staff/staff-roles'

/** The parts of the menu, from the top. */
export const areaGroups = ['work', 'communities', 'people', 'business', 'accounts', 'settings', 'own'] as const

/** A part of the menu. */
export type AreaGroup = (typeof areaGroups)[number]

/** A part of the dashboard with its own page and its place in the menu. [WORK-001] */
export interface Area {
  href: string
  label: string
  icon: IconProps['shape']
  roles: readonly StaffRole[]
  /** The roles that can open it without an entry in their menu. */
  openTo?: readonly StaffRole[]
  /** The key that follows G to go there. */
  key?: string
  /** The part of the menu that it belongs to. */
  group: AreaGroup
  /** The place in its part of the menu, from the top. */
  position: number
  /** What waits for the person there: its words, and the number. That of families comes with the newest one. */
  waiting?: {
    label: string
    count?: (api: Client, person: { role: StaffRole; zone: string }) => Promise<{ total: number }>
  }
  /** What a person can begin there, which the palette offers on every page. [WORK-004, WORK-024] */
  actions?: readonly { label: string; href: string; roles: readonly StaffRole[] }[]
  /** The types of records on its page. A change of one reloads the page's data. */
  records?: readonly string[]
}
