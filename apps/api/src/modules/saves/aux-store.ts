import type { Person } from '../../http/person'
import type { NewUuidAux, UuidAux } from '@pkg/api-client'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { uuidAuxes } from '../../database/schema/tables'
import { personRows } from '../access'

const own = personRows(uuidAuxes)

/** Returns the record of the person's browser, or nothing. */
export async function ownRecord(orm: Orm, person: Person): Promise<typeof uuidAuxes.$inferSelect | undefined> {
  const [row] = await orm.select().from(uuidAuxes).where(own(person)).orderBy(desc(uuidAuxes.updatedAt)).limit(1)
  return row
}

/** Adds to the record of a browser, or makes one. The newest clicks stay. */
export function addToRecord(
  orm: Orm,
  anonymousId: string,
  userId: string | undefined,
  body: NewUuidAux,
): Promise<UuidAux> {
  return orm.transaction(async (tx) => {
    const values = { anonymousId, userId: userId ?? null, info: body }
    const [made] = await tx.insert(uuidAuxes).values(values).onConflictDoNothing().returning()
    if (made) return auxOf(made)
    const where = eq(uuidAuxes.anonymousId, anonymousId)
    const [known] = await tx.select().from(uuidAuxes).where(where).for('update')
    if (!known) throw new Error('The record was not stored')
    const info = { ...known.info, ...body, ...clicksOf(known.info, body) }
    const updatedAt = new Date()
    await tx.update(uuidAuxes).set({ info, updatedAt }).where(where)
    return auxOf({ ...known, info, updatedAt })
  })
}

/** Replaces values in the record of a browser. */
export async function replaceInRecord(
  orm: Orm,
  known: typeof uuidAuxes.$inferSelect,
  body: NewUuidAux,
): Promise<UuidAux> {
  const info = { ...known.info, ...body }
  await orm.update(uuidAuxes).set({ info, updatedAt: new Date() }).where(eq(uuidAuxes.id, known.id))
  return auxOf({ ...known, info, updatedAt: new Date() })
}

const mostClicks = 20

/** The newest clicks, those of before included. */
function clicksOf(known: NewUuidAux, added: NewUuidAux): Partial<Pick<NewUuidAux, 'clicks'>> {
  const clicks = [...(known.clicks ?? []), ...(added.clicks ?? [])].slice(-mostClicks)
  return clicks.length > 0 ? { clicks } : {}
}

export function auxOf({ info, updatedAt }: typeof uuidAuxes.$inferSelect): UuidAux {
  return { ...info, id: 'me', updatedAt: updatedAt.toISOString() }
}
