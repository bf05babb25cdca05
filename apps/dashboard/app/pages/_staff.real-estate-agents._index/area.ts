import { homeIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/real-estate-agents',
  label: menuTexts.agents,
  icon: homeIcon,
  roles: ['admin'],
  key: 's',
  group: 'people',
  position: 63,
}
