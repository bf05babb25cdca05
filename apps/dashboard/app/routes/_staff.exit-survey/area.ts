import { listIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/exit-survey',
  label: texts.menu.exitSurvey,
  icon: listIcon,
  roles: ['admin'],
  position: 90,
}
