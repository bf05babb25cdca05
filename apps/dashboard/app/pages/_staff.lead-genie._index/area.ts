import { lampIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/lead-genie',
  label: menuTexts.leadGenie,
  icon: lampIcon,
  roles: ['agent', 'admin'],
  key: 'l',
  group: 'work',
  position: 35,
  waiting: {
    label: menuTexts.suggested,
    count: (api, { role }) =>
      role === 'agent'
        ? api.offers.list({ 'filter[status]': 'offered', 'page-size': 1 })
        : api.leadSuggestions.list({ sort: 'waitingSince', 'page-size': 1 }),
  },
  records: ['clients', 'offers', 'tasks'],
}
