import { lockIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/rights',
  label: texts.menu.rights,
  icon: lockIcon,
  roles: ['admin'],
  position: 200,
}
