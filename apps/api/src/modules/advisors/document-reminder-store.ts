import { addDays } from '@pkg/domain'
import { and, between, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { agentDocuments, agents, realEstateLicenses as licenses, users } from '../../database/schema/tables'

const isReachable = and(eq(users.status, 'active'), isNotNull(users.email))

/** Returns the condition on papers or licenses whose reminder some days before their last day is due, and whose owner can read it. */
const isDue = (tx: Orm, { agentId, validUntil, remindedDaysBefore }: Expiring, today: string, days: number) =>
  and(
    between(validUntil, today, addDays(today, days)),
    or(isNull(remindedDaysBefore), gt(remindedDaysBefore, days)),
    exists(
      tx
        .select({ id: users.id })
        .from(users)
        .innerJoin(agents, eq(agents.id, users.agentId))
        .where(and(eq(users.agentId, agentId), eq(agents.status, 2), isReachable)),
    ),
  )

type Expiring = Record<'agentId' | 'validUntil' | 'remindedDaysBefore', PgColumn>

/** Marks the reminders that are due some days before a last day, of papers whose owner can read them. Returns the papers. [WORK-012] */
export const takeReminders = (tx: Orm, today: string, days: number) =>
  tx
    .update(agentDocuments)
    .set({ remindedDaysBefore: days })
    .where(isDue(tx, agentDocuments, today, days))
    .returning({
      agentId: agentDocuments.agentId,
      kind: agentDocuments.kind,
      validUntil: sql<string>`${agentDocuments.validUntil}::text`,
    })

/** Does the same for licenses that weren't removed. [DASH-016] */
export const takeLicenseReminders = (tx: Orm, today: string, days: number) =>
  tx
    .update(licenses)
    .set({ remindedDaysBefore: days })
    .where(and(isNull(licenses.removedOn), isDue(tx, licenses, today, days)))
    .returning({
      agentId: licenses.agentId,
      state: licenses.state,
      number: licenses.number,
      validUntil: sql<string>`${licenses.validUntil}::text`,
    })

/** Returns the active accounts of an advisor or real estate agent that have an email address. */
export const listReachableAccounts = (tx: Orm, agentId: string) =>
  tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.agentId, agentId), isReachable))
