import { isBusinessDay, now, parseLeadSource, siteDay, states } from '@pkg/domain'
import { DateTime } from 'luxon'
import { stateZones } from '../src/modules/catalog'
import type { PlannedInvoice } from './generated-invoices'
import type { GeneratedWork } from './generated-work'

/** Everything that stats count, as it was planned, and who may see it. */
export interface CountedWork extends GeneratedWork {
  invoices: (PlannedInvoice & { familyId: string; communityId: string })[]
  stateOfCommunity: string
}

/** Who counts. */
export interface Counter {
  role: 'admin' | 'agent' | 'provider'
  agentId?: string
  communityIds: readonly string[]
}

/** A record as an independent count sees it: its day or moment, and everything that it can be grouped, filtered, and measured by. */
export interface Counted {
  at: Date | string
  isOf: Record<string, readonly string[]>
  measures: Record<string, boolean>
  amounts: Record<string, number | undefined>
}

const stages = ['new', 'contacted', 'touring', 'decided', 'moved-in']

const zoneOf = (state: string | null | undefined) =>
  (states.find(({ code }) => code === state) &&
    stateZones(states.find(({ code }) => code === state)?.code ?? 'CO')[0]) ||
  'America/Los_Angeles'

/** Counts the business minutes between two moments, day by day. */
export function countBusinessMinutes(from: Date, until: Date, zone: string): number {
  const [start, end] = [DateTime.fromJSDate(from, { zone }), DateTime.fromJSDate(until, { zone })]
  let minutes = 0
  for (let day = start.startOf('day'); day <= end; day = day.plus({ days: 1 })) {
    if (!isBusinessDay(day.toFormat('yyyy-MM-dd'))) continue
    const opening = Math.max(day.set({ hour: 9 }).toMillis(), start.toMillis())
    const closing = Math.min(day.set({ hour: 17 }).toMillis(), end.toMillis())
    minutes += Math.max(0, closing - opening) / 60_000
  }
  return minutes
}

/** Returns which of the waiting times a wait belongs to. */
const waits = (minutes: number | undefined): Record<string, boolean> => ({
  'within-hour': minutes !== undefined && minutes <= 60,
  'within-day': minutes !== undefined && minutes > 60 && minutes <= 480,
  later: minutes !== undefined && minutes > 480,
  none: minutes === undefined,
  median: minutes !== undefined,
  p90: minutes !== undefined,
})

const isShared = ({ endedAt, revokedAt }: GeneratedWork['shared'][number]) => !endedAt && !revokedAt

/** Returns whether a person sees a family, by the rules of the roles. */
function seesFamily(work: CountedWork, { role, agentId, communityIds }: Counter, id: string): boolean {
  const family = work.planned.find((one) => one.family.id === id)?.family
  if (!family || family.mergedIntoId) return false
  if (role === 'admin') return true
  if (role === 'agent') return family.agentId === agentId
  return work.shared.some(
    (one) =>
      one.familyId === id &&
      one.recipientKind === 'community' &&
      isShared(one) &&
      communityIds.includes(one.recipientId),
  )
}

/** Returns the families that a person counts. */
export function countedFamilies(work: CountedWork, counter: Counter): Counted[] {
  return work.planned.flatMap(({ family, closedFrom }) => {
    if (!seesFamily(work, counter, family.id)) return []
    const asked = work.asked.filter(({ familyId }) => familyId === family.id)
    const calls = work.calls.filter(({ familyId }) => familyId === family.id).map(({ at }) => at.getTime())
    const zone = zoneOf(family.state)
    const minutes =
      calls.length > 0 ? countBusinessMinutes(family.createdAt, new Date(Math.min(...calls)), zone) : undefined
    const furthest = stages.indexOf(family.stage === 'closed' ? (closedFrom ?? 'new') : (family.stage ?? 'new'))
    const said = family.answers.leadSource?.trim() ? [parseLeadSource(family.answers.leadSource)] : []
    return [
      {
        at: family.createdAt,
        isOf: {
          state: [family.state ?? ''],
          agent: [family.agentId ?? ''],
          community: asked.map(({ communityId }) => communityId),
          source: [...said, ...asked.map(({ source }) => source)],
          partner: asked.some(({ isOfPartner }) => isOfPartner) ? [work.partner.id] : [],
          'closed-reason': [family.closedReason ?? ''],
          hour: [DateTime.fromJSDate(family.createdAt, { zone }).toFormat('c-HH')],
        },
        measures: {
          all: true,
          ...waits(minutes),
          ...Object.fromEntries(stages.map((stage, place) => [stage, furthest >= place])),
          closed: family.stage === 'closed',
        },
        amounts: { minutes },
      },
    ]
  })
}

/** Returns the erased families that a person counts, by the moment of the erasure. */
export const countedErasures = (work: CountedWork, counter: Counter): Counted[] =>
  work.planned.flatMap(({ family }) =>
    family.erasedAt && seesFamily(work, counter, family.id)
      ? [
          {
            at: family.erasedAt,
            isOf: {
              state: [family.state ?? ''],
              agent: [family.agentId ?? ''],
              community: work.asked
                .filter(({ familyId }) => familyId === family.id)
                .map(({ communityId }) => communityId),
            },
            measures: { erased: true },
            amounts: {},
          },
        ]
      : [],
  )

/** Returns the tours that a person counts. */
export function countedTours(work: CountedWork, counter: Counter): Counted[] {
  return work.booked.flatMap((tour) => {
    const family = work.planned.find((one) => one.family.id === tour.familyId)?.family
    const isOwn = counter.role !== 'provider' || counter.communityIds.includes(tour.communityId)
    if (!family || !isOwn || !seesFamily(work, counter, family.id)) return []
    const tookPlace = tour.outcome === 'took-place'
    const isSecond = work.booked.some(
      (other) =>
        other.familyId === tour.familyId &&
        other.communityId === tour.communityId &&
        other.startsAt < tour.startsAt &&
        other.outcome === 'took-place',
    )
    return [
      {
        at: tour.startsAt,
        isOf: { state: [work.stateOfCommunity], agent: [family.agentId ?? ''], community: [tour.communityId] },
        measures: {
          all: true,
          'took-place': tookPlace,
          'no-show': tour.outcome === 'no-show',
          canceled: tour.status === 'canceled',
          second: tookPlace && isSecond,
        },
        amounts: {},
      },
    ]
  })
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function statusOf({ isIssued, amount, payments, credits, dueOn }: PlannedInvoice): string {
  if (!isIssued) return 'draft'
  if (credits.length > 0 && total(credits) >= amount) return 'credited'
  if (amount - total(credits) - total(payments) <= 0) return 'paid'
  return dueOn < siteDay() ? 'overdue' : 'open'
}

/** Returns the invoices that a person counts. */
export function countedInvoices(work: CountedWork, counter: Counter): Counted[] {
  return work.invoices.flatMap((invoice) => {
    const family = work.planned.find((one) => one.family.id === invoice.familyId)?.family
    const status = statusOf(invoice)
    const isSeen =
      counter.role === 'admin' || (status !== 'draft' && counter.communityIds.includes(invoice.communityId))
    if (!isSeen) return []
    // A generated payment arrives on the day of issue.
    const days = status === 'paid' && invoice.payments.length > 0 ? 0 : undefined
    return [
      {
        at: invoice.issuedOn,
        isOf: { state: [work.stateOfCommunity], agent: [family?.agentId ?? ''], community: [invoice.communityId] },
        measures: {
          all: true,
          ...Object.fromEntries(
            ['draft', 'open', 'overdue', 'paid', 'credited'].map((name) => [name, status === name]),
          ),
          'days-to-pay': status === 'paid',
        },
        amounts: { cents: invoice.amount, days },
      },
    ]
  })
}

/** Returns the releases that a person counts. */
export function countedReleases(work: CountedWork, { role, agentId, communityIds }: Counter): Counted[] {
  return work.shared.flatMap((release) => {
    const { recipientKind, recipientId, sentAt, respondedAt, revokedAt, confirmedAt, confirmBy } = release
    const isOwn =
      role === 'admin' ||
      (role === 'agent'
        ? recipientKind === 'agent' && recipientId === agentId
        : recipientKind === 'community' && communityIds.includes(recipientId))
    if (!isOwn || recipientKind === 'operator') return []
    const family = work.planned.find((one) => one.family.id === release.familyId)?.family
    const minutes = respondedAt ? countBusinessMinutes(sentAt, respondedAt, zoneOf(family?.state)) : undefined
    return [
      {
        at: sentAt,
        isOf: {
          state: [family?.state ?? ''],
          agent: recipientKind === 'agent' ? [recipientId] : [],
          community: recipientKind === 'community' ? [recipientId] : [],
        },
        measures: {
          all: true,
          ...waits(minutes),
          opened: release.openedAt !== null,
          stopped: revokedAt !== null,
          confirmed: confirmedAt !== null,
          overdue: revokedAt !== null && confirmedAt === null && confirmBy !== null && confirmBy < now(),
          'days-to-confirm': confirmedAt !== null,
        },
        amounts: {
          minutes,
          days: confirmedAt && revokedAt ? (confirmedAt.getTime() - revokedAt.getTime()) / 86_400_000 : undefined,
        },
      },
    ]
  })
}

/** Returns the value at a share of sorted values, between the two nearest ones. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (below === undefined || above === undefined) return undefined
  return below + (above - below) * (place - Math.floor(place))
}
