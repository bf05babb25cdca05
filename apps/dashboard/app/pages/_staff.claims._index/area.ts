import { warningIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/claims',
  label: menuTexts.claims,
  icon: warningIcon,
  roles: ['admin'],
  key: 'c',
  group: 'communities',
  position: 50,
  waiting: {
    label: menuTexts.waiting,
    count: (api) => api.adminClaims.list({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
