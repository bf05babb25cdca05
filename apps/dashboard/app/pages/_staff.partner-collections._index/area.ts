import { bookmarkIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/partner-collections',
  label: menuTexts.collections,
  icon: bookmarkIcon,
  roles: ['agent', 'admin'],
  position: 95,
  records: ['partner-collections'],
}
