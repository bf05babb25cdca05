import { infoIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/questions',
  label: menuTexts.questions,
  icon: infoIcon,
  roles: ['provider', 'admin'],
  group: 'communities',
  position: 80,
  waiting: {
    label: menuTexts.waiting,
    count: (api) => api.communityQuestions.managed({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
