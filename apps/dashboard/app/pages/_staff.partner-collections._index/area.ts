import { bookmarkIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { collectionsTexts } from '~/features/collections'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/partner-collections',
  label: menuTexts.collections,
  icon: bookmarkIcon,
  roles: ['agent', 'admin'],
  group: 'work',
  position: 95,
  actions: [{ label: collectionsTexts.add, href: '/partner-collections/new', roles: ['agent', 'admin'] }],
  records: ['partner-collections'],
}
