import { listIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/tasks',
  label: texts.menu.tasks,
  icon: listIcon,
  roles: ['agent', 'admin'],
  key: 'k',
  position: 30,
  waiting: {
    label: texts.menu.dueTasks,
    count: (api, { zone: timeZone }) =>
      api.tasks.list({ 'filter[status]': 'open', 'filter[due]': 'today', timeZone, 'page-size': 1 }),
  },
  records: ['tasks'],
}
