import { compareIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/wizard-sessions',
  label: menuTexts.wizardSessions,
  icon: compareIcon,
  roles: [],
  openTo: ['admin'],
  group: 'business',
  position: 108,
}
