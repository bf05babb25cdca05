import type { endpoints, QueryOf } from '@pkg/api-client'
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, offers, tasks } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'

/** The filters and the sort of a list of suggested families. */
export type SuggestionQuery = QueryOf<typeof endpoints.leadSuggestions.list>

/** A family that waits for an advisor, without its contact info, and the open offer of the advisor it's read for. */
export interface WaitingFamily {
  family: {
    id: string
    name: string
    state: string | null
    county: string | null
    place: string | null
    language: string
    answers: (typeof families.$inferSelect)['answers']
    createdAt: Date
  }
  offer: typeof offers.$inferSelect | null
}

/** The most families that are read to find those that fit. Those that wait longest come first. */
const mostFamilies = 500

const columns: ListColumns = { waitingSince: families.createdAt, state: families.state }

/**
 * The condition on families that no advisor has although one should contact them: their task to contact them first has no owner. Families of
 * communities' own teams have no such task. [DASH-005, TRUTH-008]
 */
const waits = and(
  isNull(families.agentId),
  isNull(families.mergedIntoId),
  isNull(families.erasedAt),
  notInArray(families.stage, ['closed', 'moved-in']),
  sql`exists (select 1 from ${tasks} where ${tasks.familyId} = ${families.id} and ${tasks.status} = 'open'
    and ${tasks.ownerId} is null and ${tasks.key} is not null)`,
)

const familyColumns = {
  id: families.id,
  name: families.name,
  state: families.state,
  county: families.county,
  place: families.place,
  language: families.language,
  answers: families.answers,
  createdAt: families.createdAt,
}

/** Returns the families without an advisor that match a query, and for an advisor also those offered to them, longest waiting first. */
export function listWaitingFamilies(
  orm: Orm,
  query: SuggestionQuery,
  agentId: string | undefined,
): Promise<WaitingFamily[]> {
  const isOffered = agentId ? eq(offers.status, 'offered') : undefined
  return selectWaiting(orm, and(or(waits, isOffered), filterCondition(query, columns)), agentId)
    .orderBy(...listOrder({}, columns, { sort: 'waitingSince', unique: families.id }))
    .limit(mostFamilies)
}

/** Returns a family if it waits for an advisor. */
export async function findWaitingFamily(orm: Orm, id: string): Promise<WaitingFamily | undefined> {
  const [found] = await selectWaiting(orm, and(waits, eq(families.id, id)), undefined)
  return found
}

function selectWaiting(orm: Orm, where: SQL | undefined, agentId: string | undefined) {
  return orm
    .select({ family: familyColumns, offer: offers })
    .from(families)
    .leftJoin(
      offers,
      and(
        eq(offers.familyId, families.id),
        eq(offers.agentId, agentId ?? ''),
        eq(families.agentId, offers.agentId),
        eq(offers.status, 'offered'),
      ),
    )
    .where(where)
}

/** How the offers of families ended, by family and then advisor. */
export type EarlierOffers = ReadonlyMap<string, ReadonlyMap<string, OfferStatus>>
type OfferStatus = (typeof offers.$inferSelect)['status']

/** Returns the advisors that families were offered to earlier, and how that ended. */
export async function listEarlierOffers(orm: Orm, familyIds: string[]): Promise<EarlierOffers> {
  const found = new Map<string, Map<string, OfferStatus>>()
  if (familyIds.length === 0) return found
  const rows = await orm
    .select({ familyId: offers.familyId, agentId: offers.agentId, status: offers.status })
    .from(offers)
    .where(inArray(offers.familyId, familyIds))
  for (const { familyId, agentId, status } of rows) {
    const ofFamily = found.get(familyId) ?? new Map<string, OfferStatus>()
    found.set(familyId, ofFamily.set(agentId, status))
  }
  return found
}
