import { checkIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/suggested-edits',
  label: menuTexts.suggestedEdits,
  icon: checkIcon,
  roles: ['provider', 'admin'],
  group: 'communities',
  position: 46,
  records: ['suggested-edits'],
  waiting: {
    label: menuTexts.waiting,
    count: (api) => api.suggestedEdits.list({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
