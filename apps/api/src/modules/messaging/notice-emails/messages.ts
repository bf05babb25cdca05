import type { Notice } from '@pkg/api-client'
import type { MessageContent } from '../outbox/message-content'

/** Returns the email with what happened on the dashboard. The subject names no one, because a locked phone shows it. [WORK-016] */
export const noticesEmail = (notices: readonly Notice[]): MessageContent => ({
  kind: 'notices',
  subject: notices.length === 1 ? 'Something new on your dashboard' : `${notices.length} things new on your dashboard`,
  blocks: [
    'Hi,',
    ...notices.map((notice) => ({ link: { label: notice.text, url: `{dashboard}${pathOf(notice)}` } })),
    { aside: 'You chose to get these emails. Change it on your dashboard, under Notifications.' },
  ],
})

const pathOf = ({ clientId, kind, recordId }: Notice): string => {
  if (kind === 'message') return `/messages/${recordId}`
  if (kind === 'question') return `/questions/${recordId}`
  return clientId ? `/families/${clientId}` : kind === 'task' ? '/tasks' : '/notifications'
}
