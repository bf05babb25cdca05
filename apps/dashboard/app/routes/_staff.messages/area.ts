import { messageIcon } from '@pkg/ui'
import type { Area } from '~/menu/area'
import { texts } from '~/texts'

export const area: Area = {
  href: '/messages',
  label: texts.messages.title,
  icon: messageIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 'm',
  position: 35,
  waiting: {
    label: texts.messages.unread,
    count: (api) => api.conversations.list({ 'filter[isUnread]': 'true', 'page-size': 1 }),
  },
  records: ['conversations', 'conversation-notes'],
}
