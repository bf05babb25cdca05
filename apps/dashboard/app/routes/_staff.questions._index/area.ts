import { infoIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/questions',
  label: texts.menu.questions,
  icon: infoIcon,
  roles: ['provider', 'admin'],
  position: 80,
  waiting: {
    label: texts.menu.waiting,
    count: (api) => api.communityQuestions.managed({ 'filter[status]': 'pending', 'page-size': 1 }),
  },
}
