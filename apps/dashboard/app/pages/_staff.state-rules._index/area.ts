import { receiptIcon } from '@pkg/ui'
import { stateRulesTexts } from '~/features/state-rules'
import type { Area } from '~/site/area'

export const area: Area = {
  href: '/state-rules',
  label: stateRulesTexts.title,
  icon: receiptIcon,
  roles: ['admin'],
  group: 'settings',
  position: 120,
  actions: [{ label: stateRulesTexts.add, href: '/state-rules/new', roles: ['admin'] }],
}
