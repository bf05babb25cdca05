import type { endpoints, QueryOf, Release } from '@pkg/api-client'
import { and, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { currentMoment } from '../../database/moment'
import type { Orm } from '../../database/database'
import { releases } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { isReceivedBy, toRelease } from './release-store'

/** What releases are sorted and filtered by. The status is the one that `releaseStatus` returns. */
const columns = (): ListColumns => ({
  sentAt: releases.sentAt,
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
  query: QueryOf<typeof endpoints.releases.list>,
  person: Person,
  page: { size: number; offset: number },
) {
  const isWaiting = and(isNotNull(releases.revokedAt), isNull(releases.confirmedAt))
  const where = and(
    isReceivedBy(person),
    filterCondition(query, columns()),
    query['filter[confirmation]'] ? isWaiting : undefined,
  )
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

/** Returns who outside of our team got a family's information, and who still has it, newest first. For staff who see the family. [TRUST-002] */
export async function listRecipients(orm: Orm, familyId: string): Promise<Release[]> {
  const rows = await orm
    .select()
    .from(releases)
    .where(and(eq(releases.familyId, familyId), ne(releases.recipientKind, 'operator')))
    .orderBy(desc(releases.sentAt), releases.id)
  return rows.map(toRelease)
}
