import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/families',
  label: texts.menu.families,
  icon: peopleIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 'f',
  position: 20,
  waiting: {
    label: texts.menu.waiting,
  },
  records: ['clients', 'tasks', 'notes'],
}
