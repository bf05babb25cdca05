import { homeIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/homes',
  label: texts.menu.homes,
  icon: homeIcon,
  roles: ['real-estate-agent'],
  key: 'h',
  position: 74,
  records: ['sren-referrals'],
}
