import { randomUUID } from 'node:crypto'
import { actionTypes, addDays, closedReasons, leadSources, leadStages } from '@pkg/domain'
import {
  callLogs,
  changedValues,
  families,
  leads,
  partners,
  recordChanges,
  releases,
  tours,
  uuidActions,
} from '../src/database/schema/tables'
import type { ApiUnderTest } from './api-under-test'

/** What generated work is spread over. */
export interface WorkPlaces {
  agentIds: readonly string[]
  communityIds: readonly string[]
  states: readonly string[]
  /** The first and the last day on which families asked. */
  from: string
  days: number
}

/** Generated records, as the database stores them. */
export type GeneratedWork = ReturnType<typeof planWork>

/** Plans families with requests, calls, tours, and releases. Some families are merged, closed, or erased, and some have two requests. */
export function planWork(places: WorkPlaces, count: number, random: () => number) {
  const whole = (until: number) => Math.floor(random() * until)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[whole(values.length)]
    if (value === undefined) throw new Error('There is nothing to pick from')
    return value
  }
  const moment = (after = 0) =>
    new Date(Date.parse(`${addDays(places.from, whole(places.days))}T00:00:00Z`) + whole(86_400_000) + after)
  const later = (time: Date, hours: number) => new Date(time.getTime() + whole(hours * 3_600_000))

  const partner = { id: randomUUID(), name: 'Generated partner', origins: [] }
  const planned = Array.from({ length: count }, (_, place) => {
    const stage = pick(leadStages)
    const family: typeof families.$inferInsert & { id: string; createdAt: Date } = {
      id: randomUUID(),
      name: `Generated ${place}`,
      email: `generated-${place}@families.example`,
      stage,
      closedReason: stage === 'closed' ? pick(closedReasons) : null,
      agentId: random() < 0.9 ? pick(places.agentIds) : null,
      state: random() < 0.9 ? pick(places.states) : null,
      answers: random() < 0.3 ? { leadSource: pick(['direct call', 'Paid Ad', 'a friend', '']) } : {},
      search: '',
      createdAt: moment(),
      mergedIntoId: null,
      erasedAt: random() < 0.05 ? moment() : null,
    }
    return { family, closedFrom: stage === 'closed' && random() < 0.8 ? pick(leadStages.slice(0, 5)) : undefined }
  })
  const [kept] = planned
  for (const { family } of planned.slice(1)) if (random() < 0.05) family.mergedIntoId = kept?.family.id ?? null

  const asked = planned.flatMap(({ family }) =>
    [...new Set([pick(places.communityIds), pick(places.communityIds)])].map((communityId) => ({
      id: randomUUID(),
      familyId: family.id,
      communityId,
      source: pick(leadSources),
      isOfPartner: random() < 0.2,
    })),
  )
  const calls = planned.flatMap(({ family }) =>
    Array.from({ length: pick([0, 0, 1, 1, 2]) }, () => ({
      familyId: family.id,
      outcome: 'reached' as const,
      at: later(family.createdAt, pick([1, 4, 30, 400])),
      person: 'Generated',
    })),
  )
  const booked = Array.from({ length: count }, (_, place) => {
    const startsAt = moment()
    return {
      id: randomUUID(),
      familyId: pick(planned).family.id,
      communityId: pick(places.communityIds),
      date: addDays('2000-01-01', place),
      time: 'Morning (8AM-12PM)' as const,
      timeZone: 'America/Denver',
      startsAt,
      endsAt: later(startsAt, 1),
      status: pick(['booked', 'booked', 'requested', 'canceled'] as const),
      outcome: pick(['took-place', 'took-place', 'no-show', null] as const),
    }
  })
  const shared = asked.map(({ familyId, communityId }) => {
    const sentAt = moment()
    const isToAgent = random() < 0.3
    const recipientKind =
      random() < 0.1 ? ('operator' as const) : isToAgent ? ('agent' as const) : ('community' as const)
    const revokedAt = random() < 0.2 ? later(sentAt, 200) : null
    return {
      id: randomUUID(),
      familyId,
      recipientKind,
      recipientId: isToAgent ? pick(places.agentIds) : communityId,
      recipientName: 'Generated',
      sharedFields: ['name'],
      reason: 'Generated',
      sentAt,
      openedAt: random() < 0.6 ? later(sentAt, 50) : null,
      respondedAt: random() < 0.6 ? later(sentAt, pick([1, 10, 100])) : null,
      endedAt: random() < 0.5 ? sentAt : null,
      revokedAt,
      confirmBy: revokedAt ? later(revokedAt, 100) : null,
      confirmedAt: revokedAt && random() < 0.5 ? later(revokedAt, 100) : null,
    }
  })
  return { partner, planned, asked, calls, booked, shared: onceActive(shared) }
}

/** A recipient has a family only once, so all its releases but one have ended. */
function onceActive<
  Release extends { familyId: string; recipientId: string; endedAt: Date | null; revokedAt: Date | null; sentAt: Date },
>(shared: readonly Release[]): Release[] {
  const active = new Set<string>()
  return shared.map((release) => {
    const key = `${release.familyId} ${release.recipientId}`
    if (release.endedAt || release.revokedAt) return release
    if (active.has(key)) return { ...release, endedAt: release.sentAt }
    active.add(key)
    return release
  })
}

/** Inserts planned work. Closed families have the change that closed them. */
export async function insertWork(
  { database: { orm } }: ApiUnderTest,
  { partner, planned, asked, calls, booked, shared }: GeneratedWork,
): Promise<void> {
  await orm.insert(partners).values(partner)
  await orm.insert(families).values(planned.map(({ family }) => family))
  const actions = asked
    .filter(({ isOfPartner }) => isOfPartner)
    .map(({ id }): typeof uuidActions.$inferInsert => ({
      id,
      requestId: id,
      partnerId: partner.id,
      actionType: actionTypes[0],
      actionPage: '/',
      actionInfo: { requestId: id, status: 'complete', data: {} },
      status: 'complete',
    }))
  await orm.insert(uuidActions).values(actions)
  await orm
    .insert(leads)
    .values(asked.map(({ isOfPartner, ...lead }) => ({ ...lead, actionId: isOfPartner ? lead.id : null })))
  if (calls.length > 0) await orm.insert(callLogs).values(calls)
  await orm.insert(tours).values(booked)
  await orm.insert(releases).values(shared)
  for (const { family, closedFrom } of planned) {
    if (!closedFrom) continue
    const id = randomUUID()
    await orm
      .insert(recordChanges)
      .values({ id, actorId: id, action: 'changed', recordTable: 'families', recordId: family.id, familyId: family.id })
    await orm.insert(changedValues).values({ changeId: id, field: 'stage', before: closedFrom, after: 'closed' })
  }
}
