import { lockIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/releases',
  label: menuTexts.releases,
  icon: lockIcon,
  roles: [],
  openTo: ['agent', 'provider', 'admin'],
  group: 'work',
  position: 106,
}
