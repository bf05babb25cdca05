import { externalIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/exit-survey',
  label: menuTexts.exitSurvey,
  icon: externalIcon,
  roles: ['admin'],
  group: 'business',
  position: 107,
}
