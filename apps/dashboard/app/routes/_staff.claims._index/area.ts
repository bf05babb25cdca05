import { warningIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/claims',
  label: texts.menu.claims,
  icon: warningIcon,
  roles: ['admin'],
  key: 'c',
  position: 50,
  waiting: {
    label: texts.menu.waiting,
    count: (api) => api.adminClaims.list({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
