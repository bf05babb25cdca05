import { priceTagIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/prices',
  label: menuTexts.prices,
  icon: priceTagIcon,
  roles: ['provider'],
  openTo: ['admin'],
  key: 'p',
  group: 'communities',
  position: 60,
}
