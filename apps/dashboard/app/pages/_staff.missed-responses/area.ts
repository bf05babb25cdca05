import { clockIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/missed-responses',
  label: menuTexts.missedResponses,
  icon: clockIcon,
  roles: ['admin'],
  group: 'work',
  position: 40,
}
