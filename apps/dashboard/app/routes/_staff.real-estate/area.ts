import { calendarIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/real-estate',
  label: texts.menu.offeredHomes,
  icon: calendarIcon,
  roles: ['real-estate-agent'],
  position: 75,
  waiting: {
    label: texts.menu.waiting,
    count: (api) => api.realEstateReferrals.list({ 'filter[offer]': 'open', 'page-size': 1 }),
  },
}
