import { externalIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/exit-survey',
  label: texts.menu.exitSurvey,
  icon: externalIcon,
  roles: ['admin'],
  position: 90,
}
