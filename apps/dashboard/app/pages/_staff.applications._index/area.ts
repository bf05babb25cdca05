import { personIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/applications',
  label: menuTexts.applications,
  icon: personIcon,
  roles: ['admin'],
  group: 'people',
  position: 60,
  waiting: {
    label: menuTexts.waiting,
    count: (api) => api.adminAgents.list({ 'filter[decision]': 'waiting', 'page-size': 1 }),
  },
}
