import { listIcon } from '@pkg/ui'
import { setupTexts } from '~/features/community-setup'
import type { Area } from '~/site/area'

export const area: Area = {
  href: '/community-setup',
  label: setupTexts.menu,
  icon: listIcon,
  roles: ['provider'],
  openTo: ['admin'],
  group: 'communities',
  position: 61,
}
