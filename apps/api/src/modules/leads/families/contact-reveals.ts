import type { RevealedContact } from '@pkg/api-client'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { families, reveals } from '../../../database/schema/tables'
import { claimOffer } from './offers'
import { findVisibleFamily } from '../../access'
import { implementEndpoints } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'

/** For how long a revealed number stays in sight of who revealed it: a working day. */
const hoursInSight = 8

/** Whether the person has revealed the contact of a family today. */
export async function hasRevealed(orm: Orm, familyId: string, { userId }: Person): Promise<boolean> {
  if (!userId) return false
  const since = new Date(Date.now() - hoursInSight * 3_600_000)
  const [row] = await orm
    .select({ id: reveals.id })
    .from(reveals)
    .where(and(eq(reveals.familyId, familyId), eq(reveals.userId, userId), gt(reveals.at, since)))
    .limit(1)
  return row !== undefined
}

/** Numbers and addresses, shown for a reason; every look is logged. An advisor who looks has taken the family on. [API-044, TRUST-008] */
export function contactRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'clientsAccess', {
    contact: ({ body, person }) =>
      orm.transaction(async (tx): Promise<RevealedContact> => {
        const seen = await findVisibleFamily(tx, body.clientId, person)
        // Held until the log is written, so that nothing is shown that was taken back meanwhile.
        await tx.select({ id: families.id }).from(families).where(eq(families.id, seen.id)).for('share')
        const { id, phone, email } = await findVisibleFamily(tx, body.clientId, person)
        await tx.insert(reveals).values({
          familyId: id,
          userId: person.userId ?? '',
          person: person.name,
          role: person.role,
          agentId: person.agentId ?? null,
          reason: body.reason.trim(),
        })
        if (person.role === 'agent' && person.agentId) await claimOffer(tx, id, person.agentId)
        return { clientId: id, ...(phone ? { phone } : {}), ...(email ? { email } : {}) }
      }),
  })
}
