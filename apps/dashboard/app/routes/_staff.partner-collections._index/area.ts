import { bookmarkIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/partner-collections',
  label: texts.menu.collections,
  icon: bookmarkIcon,
  roles: ['agent', 'admin'],
  position: 95,
  records: ['partner-collections'],
}
