import { homeIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/real-estate-leads',
  label: menuTexts.leads,
  icon: homeIcon,
  roles: ['admin'],
  key: 'e',
  group: 'people',
  position: 64,
  records: ['sren-referrals'],
}
