import { homeIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/organizations',
  label: menuTexts.organizations,
  icon: homeIcon,
  roles: ['agent', 'admin'],
  key: 'b',
  group: 'people',
  position: 97,
  records: ['organizations'],
}
