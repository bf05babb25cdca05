import { boardIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/pipeline',
  label: menuTexts.pipeline,
  icon: boardIcon,
  roles: ['agent', 'admin'],
  key: 'p',
  group: 'work',
  position: 25,
  records: ['clients', 'tasks'],
}
