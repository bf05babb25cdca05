import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/agents',
  label: menuTexts.advisors,
  icon: peopleIcon,
  roles: ['admin'],
  key: 'd',
  group: 'people',
  position: 62,
  waiting: {
    label: menuTexts.papersDue,
    count: (api) =>
      api.advisors.list({
        'filter[kind]': 'partner',
        'filter[status]': 'approved',
        'filter[papers]': 'due',
        'page-size': 1,
      }),
  },
}
