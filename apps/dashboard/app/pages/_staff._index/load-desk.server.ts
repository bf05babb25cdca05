import type { Client } from '@pkg/api-client'
import { formatAge, formatMoment, type Moment } from '~/site/server/times'
import { todayTexts } from './texts'
import { absentTexts } from '~/site/texts'
import type { StaffRole } from '~/site/staff/staff-roles'
import { needsOf } from '~/features/offers'
import type { TodayNeeds } from './today-needs'

const words = todayTexts.desk
const shown = 6
const one = { 'page-size': 1 }

/** A list that waits for someone, with the number of its records. */
export interface DeskCount {
  href: string
  label: string
  count: number
}

type DeskLine = Omit<DeskCount, 'count'> & { load: (api: Client) => Promise<{ total: number }> }

const questions: DeskLine = {
  href: '/questions',
  label: words.questions,
  load: (api) => api.communityQuestions.managed({ 'filter[status]': 'pending', ...one }),
}

/** What waits besides families, by role. */
const lines: Partial<Record<StaffRole, readonly DeskLine[]>> = {
  admin: [
    {
      href: '/claims',
      label: words.claims,
      load: (api) => api.adminClaims.list({ 'filter[status]': 'pending', ...one }),
    },
    {
      href: '/applications',
      label: words.applications,
      load: (api) => api.adminAgents.list({ 'filter[decision]': 'waiting', ...one }),
    },
    {
      href: '/invoices?tab=disputed',
      label: words.disputes,
      load: (api) => api.invoices.list({ 'filter[status]': 'disputed', ...one }),
    },
    {
      href: '/reviews',
      label: words.reviews,
      load: (api) => api.reviews.list({ 'filter[status]': 'pending', ...one }),
    },
    questions,
  ],
  provider: [
    {
      href: '/invoices?tab=open',
      label: words.invoicesDue,
      load: (api) =>
        api.invoices.list({
          'filter[status][in]': 'issued,partly-paid,overdue',
          'filter[kind]': 'invoice',
          ...one,
        }),
    },
    {
      href: '/community-reviews?tab=waiting',
      label: words.reviewsToReply,
      load: (api) => api.reviews.managed({ 'filter[repliedOn][exists]': 'false', ...one }),
    },
    questions,
  ],
}

/** Loads what waits for a role besides families, with the number of each. [WORK-001, WORK-010, WORK-012] */
export async function loadDesk({ api, user }: TodayNeeds): Promise<DeskCount[]> {
  return Promise.all(
    (lines[user.role] ?? []).map(async ({ href, label, load }) => ({ href, label, count: (await load(api)).total })),
  )
}

/** A new family that no advisor has. */
export interface UnassignedFamily {
  id: string
  name: string
  needs: string
  since: string
}

/** Loads the new families without an advisor, the one that waits longest first. [WORK-001] */
export async function loadUnassigned({
  api,
  clock,
}: TodayNeeds): Promise<{ total: number; families: UnassignedFamily[] }> {
  const { items } = await api.clients.list({
    'filter[agent][exists]': 'false',
    'filter[stage]': 'new',
    sort: 'createdAt',
    'page-size': 100,
  })
  // A family whose request went to a community's own team has no task of ours.
  const unassigned = items.filter(({ openTasks }) => openTasks > 0)
  return {
    total: unassigned.length,
    families: unassigned.slice(0, shown).map((family) => ({
      id: family.id,
      name: family.name || absentTexts.name,
      needs: needsOf(family),
      since: words.since(formatAge(family.createdAt, clock).text.toLowerCase()),
    })),
  }
}

/** A family that someone declined or didn't respond to. */
export interface MissedFamily {
  id: string
  familyId: string
  name: string
  what: string
  isDeclined: boolean
  why?: string | undefined
  advisor: string
  /** Whether no one helps the family now. */
  isWithNoOne: boolean
  at: Moment
}

/** Loads what was declined or not responded to in the last seven days, the latest first. [TRUTH-008, WORK-001] */
export async function loadMissed({ api, clock }: TodayNeeds): Promise<{ total: number; missed: MissedFamily[] }> {
  const weekAgo = clock.now.minus({ days: 7 }).toUTC().toISO() ?? ''
  const { items, total } = await api.missedResponses.list({ 'filter[at][ge]': weekAgo, 'page-size': shown })
  return {
    total,
    missed: items.map(({ id, clientId, clientName, recipientName, outcome, reason, agentName, at }) => ({
      id,
      familyId: clientId,
      name: clientName || absentTexts.name,
      what: outcome === 'declined' ? words.declined(recipientName) : words.noResponse(recipientName),
      isDeclined: outcome === 'declined',
      why: reason && words.why(reason),
      advisor: agentName === undefined ? words.withNoOne : words.now(agentName),
      isWithNoOne: agentName === undefined,
      at: formatMoment(at, clock),
    })),
  }
}
