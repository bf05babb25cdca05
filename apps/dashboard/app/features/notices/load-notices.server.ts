import { type Client, emailedNoticeKinds, type Notice } from '@pkg/api-client'
import type { StaffRole } from '~/site/staff/staff-roles'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment } from '~/site/server/times'

const shownNotices = 50

/** Loads a person’s notifications, newest first, and when they’re emailed. [WORK-016] */
export async function loadNotices(request: Request, api: Client, role: StaffRole) {
  const clock = requestClock(request)
  const [{ items, total, unread }, settings] = await requireResponse(
    request,
    Promise.all([api.notices.list({ 'page-size': shownNotices }), api.noticeSettings.get()]),
  )
  return {
    role,
    kinds: emailedNoticeKinds.filter((kind) => kindsOf[role].includes(kind)),
    notices: items.map((notice) => ({
      id: notice.id,
      text: notice.text,
      isRead: notice.isRead,
      at: formatMoment(notice.at, clock),
      href: hrefOf(notice),
    })),
    total,
    unread,
    settings,
  }
}

/** The kinds of each role: only advisors and admins write notes, providers have no tasks, and only they manage communities. */
const kindsOf: Record<StaffRole, readonly Notice['kind'][]> = {
  agent: ['mention', 'task', 'message'],
  admin: ['mention', 'task', 'message'],
  provider: ['message', 'question'],
  'real-estate-agent': ['task', 'message'],
}

function hrefOf({ clientId, kind, recordId }: Notice): string | undefined {
  if (kind === 'message') return `/messages/${recordId}`
  if (kind === 'question') return `/questions/${recordId}`
  if (clientId) return `/families/${clientId}`
  return kind === 'task' ? '/tasks' : undefined
}
