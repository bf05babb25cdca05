import { listIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { newTaskTexts } from '~/features/tasks'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/tasks',
  label: menuTexts.tasks,
  icon: listIcon,
  roles: ['agent', 'admin'],
  key: 'k',
  group: 'work',
  position: 30,
  waiting: {
    label: menuTexts.dueTasks,
    count: (api, { zone: timeZone }) =>
      api.tasks.list({ 'filter[status]': 'open', 'filter[due]': 'today', timeZone, 'page-size': 1 }),
  },
  actions: [{ label: newTaskTexts.title, href: '/tasks/new', roles: ['agent', 'admin'] }],
  records: ['tasks'],
}
