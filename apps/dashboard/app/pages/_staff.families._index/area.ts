import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/families',
  label: menuTexts.families,
  icon: peopleIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 'f',
  position: 20,
  waiting: {
    label: menuTexts.waiting,
  },
  records: ['clients', 'tasks', 'notes'],
}
