import { receiptIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/invoices',
  label: menuTexts.invoices,
  icon: receiptIcon,
  roles: ['provider', 'admin'],
  key: 'i',
  group: 'business',
  position: 100,
}
