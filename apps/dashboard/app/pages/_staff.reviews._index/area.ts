import { starIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/reviews',
  label: menuTexts.reviews,
  icon: starIcon,
  roles: ['admin'],
  key: 'r',
  group: 'communities',
  position: 70,
  waiting: {
    label: menuTexts.waiting,
    count: (api) => api.reviews.list({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
