import { starIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/community-reviews',
  label: menuTexts.reviews,
  icon: starIcon,
  roles: ['provider'],
  group: 'communities',
  position: 70,
}
