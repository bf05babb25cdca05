import { boardIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/pipeline',
  label: texts.menu.pipeline,
  icon: boardIcon,
  roles: ['agent', 'admin'],
  key: 'p',
  position: 25,
  records: ['clients', 'tasks'],
}
