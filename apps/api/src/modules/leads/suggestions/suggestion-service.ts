import type { LeadAdvisor, LeadSuggestion } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { fittingAdvisors, loadStandings, rankedAdvisors, type Standings, standingOf } from './advisor-standing'
import {
  findWaitingFamily,
  listWaitingFamilies,
  type SuggestionQuery,
  type WaitingFamily,
} from './waiting-family-store'

/** The number of advisors who are named as next. */
const mostNext = 2

/**
 * Returns a page of the families that wait for an advisor. An advisor gets those offered to them and those that they could get, and on request those
 * of their area that they can't get, with why. Admins get all without an advisor. No one gets contact info, and an advisor no name before an offer.
 * [DASH-005, TRUTH-001, TRUST-008]
 */
export async function listSuggestions(
  orm: Orm,
  query: SuggestionQuery,
  person: Person,
  { size, offset }: { size: number; offset: number },
): Promise<{ items: LeadSuggestion[]; total: number }> {
  const agentId = person.role === 'admin' ? undefined : (person.agentId ?? '')
  const found = await listWaitingFamilies(orm, query, agentId)
  // In the order of the database, only a page needs scores.
  const isOrdered = agentId === undefined && query.sort === 'waitingSince' && !hasStatus(query)
  const waiting = isOrdered ? found.slice(offset, offset + size) : found
  const standings = await loadStandings(
    orm,
    waiting.map(({ family }) => family),
  )
  const all = waiting.flatMap((one) =>
    agentId === undefined ? [forAdmin(standings, one)] : forAdvisor(standings, one, agentId),
  )
  if (isOrdered) return { items: all, total: found.length }
  const shown = inOrder(all.filter(matches(query)), query.sort)
  return { items: shown.slice(offset, offset + size), total: shown.length }
}

/** Returns the advisors for a family without one, the best first, then those who can't get it and why. @throws {HttpError} 404 [DASH-005] */
export async function listLeadAdvisors(orm: Orm, id: string): Promise<{ items: LeadAdvisor[]; total: number }> {
  const found = isUuid(id) ? await findWaitingFamily(orm, id) : undefined
  if (!found) throw notFound('family without an advisor', id)
  const items = rankedAdvisors(await loadStandings(orm, [found.family]), found.family)
  return { items, total: items.length }
}

/** Returns a suggestion for an advisor. Empty for a family outside their area, which is no one's business. */
function forAdvisor(standings: Standings, found: WaitingFamily, agentId: string): LeadSuggestion[] {
  const { family, offer } = found
  const advisor = standings.advisors.find(({ agent }) => agent.id === agentId)
  if (!advisor) return []
  const standing = standingOf(standings, advisor, family, offer !== null)
  if (standing === 'area') return []
  const next = fittingAdvisors(standings, family).filter((other) => other.advisor.agent.id !== agentId)
  return [
    {
      ...describe(offer ? family : withoutZip(family)),
      ...(offer ? { clientName: family.name, offer: toOpenOffer(offer) } : {}),
      ...(typeof standing === 'string' ? { obstacle: standing } : { fit: standing }),
      next: toNext(next),
    },
  ]
}

function forAdmin(standings: Standings, { family }: WaitingFamily): LeadSuggestion {
  const [best, ...next] = fittingAdvisors(standings, family)
  return {
    ...describe(family),
    clientName: family.name,
    ...(best
      ? { fit: best.fit, advisor: { id: best.advisor.agent.id, name: best.advisor.agent.info.displayName } }
      : {}),
    next: toNext(next),
  }
}

const toNext = (advisors: ReturnType<typeof fittingAdvisors>): LeadSuggestion['next'] =>
  advisors.slice(0, mostNext).map(({ advisor, fit }) => ({ name: advisor.agent.info.displayName, score: fit.score }))

const toOpenOffer = ({ id, offeredAt, dueAt, reasons }: NonNullable<WaitingFamily['offer']>) => ({
  id,
  offeredAt: offeredAt.toISOString(),
  dueAt: dueAt.toISOString(),
  ...(reasons?.isShown ? { isShown: true as const } : {}),
})

/** Without a name, the ZIP code could still say who a family is. */
const withoutZip = (family: WaitingFamily['family']): WaitingFamily['family'] => ({
  ...family,
  place: family.place?.replace(/ \d{5}$/, '') ?? null,
})

function describe({ id, answers, place, language, createdAt }: WaitingFamily['family']) {
  const { lookingFor, adl, budgetRange, timing } = answers
  return {
    id,
    language,
    waitingSince: createdAt.toISOString(),
    ...(lookingFor ? { lookingFor } : {}),
    ...(adl?.[0] ? { care: adl[0] } : {}),
    ...(budgetRange ? { budgetRange } : {}),
    ...(timing ? { timing } : {}),
    ...(place ? { place } : {}),
  }
}

const hasStatus = (query: SuggestionQuery): boolean =>
  Object.keys(query).some((name) => name.startsWith('filter[status]'))

/** Returns the condition on suggestions by status: without a filter, all. */
function matches(query: SuggestionQuery): (suggestion: LeadSuggestion) => boolean {
  const { 'filter[status]': only, 'filter[status][ne]': without, 'filter[status][in]': listed } = query
  return ({ fit }) => {
    const status = fit ? 'suggested' : 'not-suggested'
    if (only !== undefined && status !== only) return false
    if (without !== undefined && status === without) return false
    return listed === undefined || String(listed).split(',').includes(status)
  }
}

/** Orders suggestions, by default the best fit first. An open offer comes before what has none, because its time runs out. */
function inOrder(suggestions: LeadSuggestion[], sort: SuggestionQuery['sort'] = '-score'): LeadSuggestion[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const since = (one: LeadSuggestion, other: LeadSuggestion) => (one.waitingSince < other.waitingSince ? -1 : 1)
  if (sort.endsWith('waitingSince')) return suggestions.toSorted((one, other) => direction * since(one, other))
  const scoreOf = ({ fit }: LeadSuggestion) => fit?.score ?? -1
  const isOpen = ({ offer }: LeadSuggestion) => (offer ? 0 : 1)
  return suggestions.toSorted(
    (one, other) => isOpen(one) - isOpen(other) || direction * (scoreOf(one) - scoreOf(other)) || since(one, other),
  )
}
