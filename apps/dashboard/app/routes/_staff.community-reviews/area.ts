import { starIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/community-reviews',
  label: texts.menu.reviews,
  icon: starIcon,
  roles: ['provider'],
  position: 70,
}
