import { listIcon } from '@pkg/ui'
import { contentTexts } from '~/features/content'
import type { Area } from '~/site/area'

export const area: Area = {
  href: '/content',
  label: contentTexts.title,
  icon: listIcon,
  roles: ['admin'],
  group: 'business',
  position: 109,
  records: ['content-entries'],
  actions: [{ label: contentTexts.add, href: '/content/new', roles: ['admin'] }],
}
