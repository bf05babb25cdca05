import { mailIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/outbox',
  label: menuTexts.outbox,
  icon: mailIcon,
  roles: ['agent', 'admin'],
  key: 'o',
  group: 'business',
  position: 110,
  records: ['emails'],
}
