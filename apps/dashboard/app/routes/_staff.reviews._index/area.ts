import { starIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/reviews',
  label: texts.menu.reviews,
  icon: starIcon,
  roles: ['admin'],
  key: 'r',
  position: 70,
  waiting: {
    label: texts.menu.waiting,
    count: (api) => api.reviews.list({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
