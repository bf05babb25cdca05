import { homeIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/homes',
  label: menuTexts.homes,
  icon: homeIcon,
  roles: ['real-estate-agent'],
  key: 'h',
  group: 'work',
  position: 74,
  records: ['sren-referrals'],
}
