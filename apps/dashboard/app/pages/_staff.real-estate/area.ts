import { calendarIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { menuTexts } from '~/site/texts'

export const area: Area = {
  href: '/real-estate',
  label: menuTexts.offeredHomes,
  icon: calendarIcon,
  roles: ['real-estate-agent'],
  group: 'work',
  position: 75,
  waiting: {
    label: menuTexts.waiting,
    count: (api) => api.realEstateReferrals.list({ 'filter[offer]': 'open', 'page-size': 1 }),
  },
}
