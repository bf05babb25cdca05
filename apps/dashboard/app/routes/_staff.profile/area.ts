import { personIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/profile',
  label: texts.menu.profile,
  icon: personIcon,
  roles: ['agent'],
  position: 120,
}
