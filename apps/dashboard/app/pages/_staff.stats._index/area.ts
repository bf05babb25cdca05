import { compareIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/stats',
  label: menuTexts.stats,
  icon: compareIcon,
  roles: ['agent', 'provider', 'admin'],
  key: 'x',
  group: 'business',
  position: 105,
}
