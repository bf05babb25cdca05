import { addDays } from '@pkg/domain'
import { and, eq, exists, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentDocuments, agents, users } from '../../database/schema/tables'

const isReachable = and(eq(users.status, 'active'), isNotNull(users.email))

/** Marks the reminders that are due some days before a last day, of papers whose owner can read them. Returns the papers. [WORK-012] */
export const takeReminders = (tx: Orm, today: string, days: number) =>
  tx
    .update(agentDocuments)
    .set({ remindedDaysBefore: days })
    .where(
      and(
        gte(agentDocuments.validUntil, today),
        lte(agentDocuments.validUntil, addDays(today, days)),
        or(isNull(agentDocuments.remindedDaysBefore), gt(agentDocuments.remindedDaysBefore, days)),
        exists(
          tx
            .select({ id: users.id })
            .from(users)
            .innerJoin(agents, eq(agents.id, users.agentId))
            .where(and(eq(users.agentId, agentDocuments.agentId), eq(agents.status, 2), isReachable)),
        ),
      ),
    )
    .returning({
      agentId: agentDocuments.agentId,
      kind: agentDocuments.kind,
      validUntil: agentDocuments.validUntil,
    })

/** Returns the active accounts of an advisor or real estate agent that have an email address. */
export const listReachableAccounts = (tx: Orm, agentId: string) =>
  tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.agentId, agentId), isReachable))
