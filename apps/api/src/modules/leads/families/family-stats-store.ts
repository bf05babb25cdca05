import type { endpoints, QueryOf } from '@pkg/api-client'
import { type LeadStage, leadStages } from '@pkg/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { businessMinutes, waitingTimeOf } from '../../../database/business-minutes'
import { callLogs, changedValues, families, leads, recordChanges, uuidActions } from '../../../database/schema/tables'
import { filterCondition, type ListColumns } from '../../../http/lists/list-query'
import { zoneOfState } from '../../catalog'

type FamilyQuery = QueryOf<typeof endpoints.clients.list>

/** The business minutes from a family's request to the first call to it. Null if no one called yet. [WORK-014] */
export const minutesToFirstCall = (): SQL<number | null> => {
  const first = sql`(select min(${callLogs.at}) from ${callLogs} where ${callLogs.familyId} = ${families.id})`
  return sql<number | null>`(select case when called.at is not null then
    ${businessMinutes(sql`${families.createdAt}`, sql`called.at`, zoneOfState(families.state))} end from (select ${first} as at) called)`
}

const columns = (): ListColumns => ({
  closedReason: families.closedReason,
  erasedAt: families.erasedAt,
  firstCall: waitingTimeOf(minutesToFirstCall()),
  requestedHour: sql`to_char(${families.createdAt} at time zone ${zoneOfState(families.state)}, 'ID-HH24')`,
})

/** Returns the condition of the filters that stats count by. They concern the work of staff. [WORK-014] */
export function statsCondition(query: FamilyQuery): SQL | undefined {
  const { 'filter[reached]': reached, 'filter[partner]': partner } = query
  return and(
    filterCondition(query, columns()),
    reached ? hasReached(reached) : undefined,
    partner ? isOfPartner(partner) : undefined,
  )
}

/** Returns the condition on families that came into a stage or a later one. A closed family came as far as it was when it was closed. */
function hasReached(stage: LeadStage): SQL {
  const later = leadStages.slice(leadStages.indexOf(stage)).filter((one) => one !== 'closed')
  const names = sql.join(
    later.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`(${families.stage} in (${names}) or (${families.stage} = 'closed' and exists (select 1 from ${recordChanges}
    join ${changedValues} on ${and(eq(changedValues.changeId, recordChanges.id), eq(changedValues.field, 'stage'))}
    where ${recordChanges.recordTable} = 'families' and ${recordChanges.recordId} = ${families.id}::text
    and ${changedValues.after} #>> '{}' = 'closed' and ${changedValues.before} #>> '{}' in (${names}))))`
}

const isOfPartner = (partnerId: string): SQL => sql`exists (select 1 from ${leads}
  join ${uuidActions} on ${eq(uuidActions.id, leads.actionId)}
  where ${eq(leads.familyId, families.id)} and ${eq(uuidActions.partnerId, partnerId)})`
