import { peopleIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/families',
  label: texts.menu.families,
  icon: peopleIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 'f',
  position: 20,
  waiting: {
    label: texts.menu.waiting,
    count: (api, { role }) =>
      api.clients.list(
        role === 'agent' || role === 'admin'
          ? { 'filter[stage]': 'new', 'page-size': 1 }
          : { 'filter[response]': 'waiting', 'page-size': 1 },
      ),
  },
  records: ['clients'],
}
