import { type Client, emailedNoticeKinds, type Notice } from '@pkg/api-client'
import type { StaffRole } from '~/site/staff/staff-roles'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { isRecipient } from '~/site/server/staff'
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
    // Only advisors and admins write notes, and providers have no tasks.
    kinds: emailedNoticeKinds.filter(
      (kind) => kind === 'message' || !isRecipient(role) || (kind === 'task' && role === 'real-estate-agent'),
    ),
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

function hrefOf({ clientId, kind, recordId }: Notice): string | undefined {
  if (kind === 'message') return `/messages/${recordId}`
  if (clientId) return `/families/${clientId}`
  return kind === 'task' ? '/tasks' : undefined
}
