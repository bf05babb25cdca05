import { searchIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/audit',
  label: menuTexts.audit,
  icon: searchIcon,
  roles: ['admin'],
  group: 'accounts',
  position: 198,
}
