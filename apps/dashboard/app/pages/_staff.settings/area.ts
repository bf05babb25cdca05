import { personIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { staffRoles } from '~/site/staff/staff-roles'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/settings',
  label: menuTexts.settings,
  icon: personIcon,
  roles: staffRoles,
  group: 'own',
  position: 210,
}
