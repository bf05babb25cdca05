import { externalIcon } from '@pkg/ui'
import { partnersTexts } from '~/features/partners'
import type { Area } from '~/site/area'

export const area: Area = {
  href: '/partners',
  label: partnersTexts.title,
  icon: externalIcon,
  roles: ['admin'],
  group: 'accounts',
  position: 105,
  records: ['partners'],
  actions: [{ label: partnersTexts.add, href: '/partners/new', roles: ['admin'] }],
}
