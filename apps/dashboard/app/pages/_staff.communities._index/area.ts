import { homeIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/communities',
  label: menuTexts.communities,
  icon: homeIcon,
  roles: ['agent', 'provider', 'admin'],
  key: 'y',
  group: 'communities',
  position: 45,
  records: ['communities', 'suggested-edits'],
}
