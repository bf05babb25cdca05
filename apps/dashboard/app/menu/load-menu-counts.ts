import type { Client, FamilySummary } from '@pkg/api-client'
import { requireResponse } from '~/server/require-response'
import { isRecipient, type StaffRole } from '~/server/staff'
import type { MenuCounts } from './menu-pages'

/** The numbers of a person's menu, and the newest family among those that wait. */
export interface MenuData {
  counts: MenuCounts
  newest?: FamilySummary | undefined
}

/** Loads the numbers of a person's menu. Each role asks only for what it may see. [ROLE-010] */
export async function loadMenuCounts(
  request: Request,
  api: Client,
  { role, zone }: { role: StaffRole; zone: string },
): Promise<MenuData> {
  const load = <T>(response: Promise<T>) => requireResponse(request, response)
  const one = { 'page-size': 1 }
  const pending = { 'filter[status]': 'pending', ...one } as const
  const none = { homes: 0, tasks: 0, claims: 0, applications: 0, reviews: 0, questions: 0 }
  if (isRecipient(role)) {
    const [families, homes, questions] = await Promise.all([
      load(api.clients.list({ 'filter[response]': 'waiting', ...one })),
      role === 'real-estate-agent'
        ? load(api.realEstateReferrals.list({ 'filter[offer]': 'open', ...one }))
        : { total: 0 },
      role === 'provider' ? load(api.communityQuestions.managed(pending)) : { total: 0 },
    ])
    const counts = { ...none, families: families.total, homes: homes.total, questions: questions.total }
    return { counts, newest: families.items[0] }
  }
  const dueToday = { 'filter[status]': 'open', 'filter[due]': 'today', timeZone: zone } as const
  const isAdmin = role === 'admin'
  const [families, tasks, claims, applications, reviews, questions] = await Promise.all([
    load(api.clients.list({ 'filter[stage]': 'new', ...one })),
    load(api.tasks.list({ ...dueToday, ...one })),
    isAdmin ? load(api.adminClaims.list(pending)) : { total: 0 },
    isAdmin ? load(api.adminAgents.list({ 'filter[decision]': 'waiting', ...one })) : { total: 0 },
    isAdmin ? load(api.reviews.list(pending)) : { total: 0 },
    isAdmin ? load(api.communityQuestions.managed(pending)) : { total: 0 },
  ])
  const counts = {
    ...none,
    families: families.total,
    tasks: tasks.total,
    claims: claims.total,
    applications: applications.total,
    reviews: reviews.total,
    questions: questions.total,
  }
  return { counts, newest: families.items[0] }
}
