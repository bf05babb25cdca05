import { calendarIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/tours',
  label: menuTexts.tours,
  icon: calendarIcon,
  roles: [],
  openTo: ['agent', 'provider', 'admin'],
  group: 'work',
  position: 106,
}
