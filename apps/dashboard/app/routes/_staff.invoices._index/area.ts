import { receiptIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/invoices',
  label: texts.menu.invoices,
  icon: receiptIcon,
  roles: ['provider', 'admin'],
  key: 'i',
  position: 100,
}
