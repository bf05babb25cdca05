import { lampIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { brandTexts } from './texts'

export const area: Area = {
  href: '/brand',
  label: brandTexts.title,
  icon: lampIcon,
  roles: ['admin'],
  group: 'settings',
  position: 121,
  records: ['brands'],
}
