import { bellIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { staffRoles } from '~/site/staff/staff-roles'
import { noticesTexts } from '~/features/notices'

export const area: Area = {
  href: '/notifications',
  label: noticesTexts.title,
  icon: bellIcon,
  roles: staffRoles,
  key: 'n',
  group: 'own',
  position: 190,
  waiting: {
    label: noticesTexts.unread,
    count: (api) => api.notices.list({ 'filter[read]': 'false', 'page-size': 1 }),
  },
  records: ['notices'],
}
