import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/contacts',
  label: menuTexts.contacts,
  icon: peopleIcon,
  roles: ['agent', 'provider', 'admin'],
  key: 'a',
  group: 'people',
  position: 96,
  records: ['contacts', 'contact-talks'],
}
