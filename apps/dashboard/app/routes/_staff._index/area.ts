import { sunIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/',
  label: texts.menu.today,
  icon: sunIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 't',
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
