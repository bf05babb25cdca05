import { receiptIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { papersTexts } from './texts'

export const area: Area = {
  href: '/papers',
  label: papersTexts.title,
  icon: receiptIcon,
  roles: ['agent', 'real-estate-agent'],
  group: 'own',
  position: 121,
}
