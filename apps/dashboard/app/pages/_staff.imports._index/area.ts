import { listIcon } from '@pkg/ui'
import { importsTexts } from '~/features/imports'
import type { Area } from '~/site/area'

export const area: Area = {
  href: '/imports',
  label: importsTexts.title,
  icon: listIcon,
  roles: ['admin'],
  group: 'accounts',
  position: 197,
  records: ['imports'],
  actions: [{ label: importsTexts.add, href: '/imports/new', roles: ['admin'] }],
}
