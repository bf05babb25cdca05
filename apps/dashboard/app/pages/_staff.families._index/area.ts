import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { familyWorkTexts } from '~/features/families'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/families',
  label: menuTexts.families,
  icon: peopleIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 'f',
  group: 'work',
  position: 20,
  waiting: {
    label: menuTexts.waiting,
  },
  actions: [{ label: familyWorkTexts.newFamily, href: '/families/new', roles: ['agent', 'admin'] }],
  records: ['clients', 'tasks', 'notes'],
}
