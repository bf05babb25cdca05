import { personIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/applications',
  label: texts.menu.applications,
  icon: personIcon,
  roles: ['admin'],
  position: 60,
  waiting: {
    label: texts.menu.waiting,
    count: (api) => api.adminAgents.list({ 'filter[decision]': 'waiting', 'page-size': 1 }),
  },
}
