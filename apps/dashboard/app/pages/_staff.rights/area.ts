import { lockIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/rights',
  label: menuTexts.rights,
  icon: lockIcon,
  roles: ['admin'],
  group: 'accounts',
  position: 200,
}
