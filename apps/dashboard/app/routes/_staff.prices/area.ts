import { priceTagIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/prices',
  label: texts.menu.prices,
  icon: priceTagIcon,
  roles: ['provider'],
  key: 'p',
  position: 60,
}
