import { personIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/profile',
  label: menuTexts.profile,
  icon: personIcon,
  roles: ['agent'],
  group: 'own',
  position: 120,
}
