import { changesSource, readsSource } from '~/features/audit/index.server'
import { staffRolesOf } from '~/features/people'
import { relatedRows } from '~/features/records/index.server'
import { formatMoment, type RequestClock } from '~/site/server/times'
import type { Client } from '@pkg/api-client'
import type { UserItem } from './user-item'

const shownViews = 10

/** Loads what a person did: their sessions, what they saw and changed, and who viewed the dashboard as them. [DASH-012, WORK-017] */
export async function loadActivity({ api, clock }: { api: Client; clock: RequestClock }, item: UserItem) {
  const { id, name, status } = item
  const [sessions, views, seen, changed] = await Promise.all([
    api.adminUsers.sessions({ id }),
    api.accountViews.list({ 'filter[user]': id, 'page-size': shownViews }),
    relatedRows({ api, clock }, readsSource, { 'filter[person]': id }),
    relatedRows({ api, clock }, changesSource, { 'filter[actor]': id }),
  ])
  const roles = staffRolesOf(item)
  return {
    id,
    name,
    isViewable: status === 'active' && roles.length > 0 && !roles.includes('admin'),
    seen,
    changed,
    sessions: sessions.items.map(({ id: sessionId, browser, createdAt, lastUsedAt }) => ({
      id: sessionId,
      browser,
      signedInAt: formatMoment(createdAt, clock),
      lastUsedAt: formatMoment(lastUsedAt, clock),
    })),
    views: views.items.map(({ id: viewId, adminName, startedAt, endedAt }) => ({
      id: viewId,
      admin: adminName,
      startedAt: formatMoment(startedAt, clock),
      endedAt: endedAt === undefined ? undefined : formatMoment(endedAt, clock),
    })),
  }
}

/** What a person did. */
export type Activity = Awaited<ReturnType<typeof loadActivity>>
