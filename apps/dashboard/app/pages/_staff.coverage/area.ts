import { mapIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { coverageTexts } from './texts'

export const area: Area = {
  href: '/coverage',
  label: coverageTexts.title,
  icon: mapIcon,
  roles: ['admin'],
  group: 'people',
  position: 61,
}
