import { messageIcon } from '@pkg/ui'
import type { Area } from '~/site/area'
import { messagesTexts } from '~/features/messages'

export const area: Area = {
  href: '/messages',
  label: messagesTexts.title,
  icon: messageIcon,
  roles: ['agent', 'provider', 'real-estate-agent', 'admin'],
  key: 'm',
  group: 'work',
  position: 35,
  waiting: {
    label: messagesTexts.unread,
    count: (api) => api.conversations.list({ 'filter[isUnread]': 'true', 'page-size': 1 }),
  },
  records: ['conversations', 'conversation-notes'],
}
