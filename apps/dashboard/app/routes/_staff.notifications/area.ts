import { bellIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { staffRoles } from '~/menu/staff-roles'
import { texts } from '~/texts'

export const area: Area = {
  href: '/notifications',
  label: texts.notices.title,
  icon: bellIcon,
  roles: staffRoles,
  key: 'n',
  position: 190,
  waiting: {
    label: texts.notices.unread,
    count: (api) => api.notices.list({ 'filter[read]': 'false', 'page-size': 1 }),
  },
  records: ['notices'],
}
