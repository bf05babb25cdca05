import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/users',
  label: menuTexts.users,
  icon: peopleIcon,
  roles: ['admin'],
  key: 'u',
  group: 'accounts',
  position: 195,
  records: ['users'],
}
