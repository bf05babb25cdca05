import { clockIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/missed-responses',
  label: texts.menu.missedResponses,
  icon: clockIcon,
  roles: ['admin'],
  position: 40,
}
