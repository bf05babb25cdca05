import { listIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/invoices',
  label: texts.menu.invoices,
  icon: listIcon,
  roles: ['provider', 'admin'],
  key: 'i',
  position: 100,
}
