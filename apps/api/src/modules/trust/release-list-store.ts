import type { QueryOf, Release } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { and, count, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { businessMinutes, waitingTimeOf } from '../../database/business-minutes'
import { currentMoment } from '../../database/moment'
import type { Orm } from '../../database/database'
import { families, releases } from '../../database/schema/tables'
import type { CountedList } from '../../http/lists/counted-list'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { zoneOfState } from '../catalog'
import { isReceivedBy, toRelease } from './release-store'

type ReleaseQuery = QueryOf<typeof endpoints.releases.list>

const stateOfFamily = sql`(select ${families.state} from ${families} where ${families.id} = ${releases.familyId})`

/** The business minutes from a release to the recipient's first response. Null if there's none yet. [WORK-014] */
const minutesToResponse = (): SQL => sql`case when ${releases.respondedAt} is not null then (select
  ${businessMinutes(sql`${releases.sentAt}`, sql`${releases.respondedAt}`, zoneOfState(families.state))}
  from ${families} where ${families.id} = ${releases.familyId}) end`

/** What releases are sorted and filtered by. The status is the one that `releaseStatus` returns. */
const columns = (): ListColumns => ({
  sentAt: releases.sentAt,
  openedAt: releases.openedAt,
  state: stateOfFamily,
  firstResponse: waitingTimeOf(minutesToResponse()),
  recipientName: sql`lower(${releases.recipientName})`,
  stoppedAt: releases.revokedAt,
  confirmBy: releases.confirmBy,
  respondBy: releases.respondBy,
  respondedAt: releases.respondedAt,
  client: releases.familyId,
  recipientKind: releases.recipientKind,
  recipient: releases.recipientId,
  response: releases.response,
  status: sql`case
    when ${releases.revokedAt} is null then case when ${releases.endedAt} is null then 'active' else 'ended' end
    when ${releases.confirmedAt} is not null then 'confirmed'
    when ${releases.confirmBy} < ${currentMoment()} then 'overdue'
    else 'revoked' end`,
})

/** Returns a page of the releases to a person, by default newest first. Admins see all. */
export async function listReleases(
  orm: Orm,
  query: ReleaseQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(isReceivedBy(person), matches(query))
  const [found] = await orm.select({ total: count() }).from(releases).where(where)
  const rows = await orm
    .select()
    .from(releases)
    .where(where)
    .orderBy(...listOrder(query, columns(), { sort: '-sentAt', unique: releases.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toRelease), total: found?.total ?? 0 }
}

function matches(query: ReleaseQuery): SQL | undefined {
  const isWaiting = and(isNotNull(releases.revokedAt), isNull(releases.confirmedAt))
  return and(filterCondition(query, columns()), query['filter[confirmation]'] ? isWaiting : undefined)
}

/** Releases, as stats count them. [WORK-014] */
export const countedReleases: CountedList = {
  path: endpoints.releases.list.path,
  from: sql`${releases}`,
  visible: (_orm, person) => isReceivedBy(person),
  matches: (_orm, query) => matches(query),
  amounts: {
    minutes: minutesToResponse,
    days: () => sql`extract(epoch from ${releases.confirmedAt} - ${releases.revokedAt}) / 86400`,
  },
  agentId: sql`case when ${releases.recipientKind} = 'agent' then ${releases.recipientId} end`,
  communityIds: (where) =>
    sql`select ${releases.recipientId} as id from ${releases} where ${releases.recipientKind} = 'community' and ${where}`,
}

/** Returns who outside of our team got a family's information, and who still has it, newest first. For staff who see the family. [TRUST-002] */
export async function listRecipients(orm: Orm, familyId: string): Promise<Release[]> {
  const rows = await orm
    .select()
    .from(releases)
    .where(and(eq(releases.familyId, familyId), ne(releases.recipientKind, 'operator')))
    .orderBy(desc(releases.sentAt), releases.id)
  return rows.map(toRelease)
}
