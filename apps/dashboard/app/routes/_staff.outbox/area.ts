import { mailIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/outbox',
  label: texts.menu.outbox,
  icon: mailIcon,
  roles: ['agent', 'admin'],
  key: 'o',
  position: 110,
  records: ['emails'],
}
