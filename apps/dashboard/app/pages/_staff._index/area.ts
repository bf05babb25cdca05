import { sunIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/',
  label: menuTexts.today,
  icon: sunIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 't',
  group: 'work',
  position: 10,
  records: [
    'tasks',
    'offers',
    'clients',
    'releases',
    'calls',
    'tours',
    'conversations',
    'covers',
    'claims',
    'agents',
    'reviews',
    'questions',
    'sren-referrals',
  ],
}
