import type { RealEstateLead } from '@pkg/api-client'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, families, realEstateLeads } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

type Stage = RealEstateLead['stage']

/** A real estate lead with its family and the name of its agent. */
export type RealEstateRow = Awaited<ReturnType<typeof listRows>>[number]

/** Returns the number of real estate leads per stage that a person may see. */
export function countRealEstateByStage(orm: Orm, person: Person) {
  return orm
    .select({ stage: realEstateLeads.stage, count: count() })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .where(isVisibleTo(person))
    .groupBy(realEstateLeads.stage)
}

/** Returns a page of the real estate leads that a person may see, newest first. */
export function listRealEstateRows(
  orm: Orm,
  stage: Stage | undefined,
  person: Person,
  page: { size: number; offset: number },
): Promise<RealEstateRow[]> {
  return listRows(orm, and(isVisibleTo(person), stage ? eq(realEstateLeads.stage, stage) : undefined), page)
}

/** Returns a real estate lead that a person may see. */
export function findRealEstateRow(orm: Orm, id: string, person: Person): Promise<RealEstateRow | undefined> {
  return findRow(orm, and(eq(realEstateLeads.id, id), isVisibleTo(person)))
}

/** Returns the real estate lead of a family for selling or buying. */
export function findFamilyRealEstateRow(
  orm: Orm,
  familyId: string,
  need: RealEstateLead['need'],
): Promise<RealEstateRow | undefined> {
  return findRow(orm, and(eq(realEstateLeads.familyId, familyId), eq(realEstateLeads.need, need)))
}

/** Returns a real estate lead without an agent, unless its family was erased. */
export function findUnassignedRow(orm: Orm, id: string): Promise<RealEstateRow | undefined> {
  return findRow(orm, and(eq(realEstateLeads.id, id), isNull(realEstateLeads.agentId), isNull(families.erasedAt)))
}

/** Inserts a real estate lead. Returns its id, or undefined if the family already has one for the same need. */
export async function insertRealEstateLead(
  tx: Orm,
  lead: typeof realEstateLeads.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(realEstateLeads)
    .values(lead)
    .onConflictDoNothing()
    .returning({ id: realEstateLeads.id })
  return inserted?.id
}

/** Changes the stage or agent of a real estate lead. */
export async function updateRealEstateLead(
  tx: Orm,
  id: string,
  changes: { stage: Stage } | { agentId: string },
): Promise<void> {
  await tx
    .update(realEstateLeads)
    .set({ ...changes, changedAt: new Date() })
    .where(eq(realEstateLeads.id, id))
}

/** Admins see every lead, advisors those of their families, and real estate agents their own. */
function isVisibleTo({ role, agentId }: Person): SQL | undefined {
  if (role === 'admin') return undefined
  if (!agentId) return sql`false`
  return role === 'agent' ? eq(families.agentId, agentId) : eq(realEstateLeads.agentId, agentId)
}

async function findRow(orm: Orm, where: SQL | undefined): Promise<RealEstateRow | undefined> {
  const [row] = await listRows(orm, where, { size: 1, offset: 0 })
  return row
}

function listRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }) {
  return orm
    .select({ lead: realEstateLeads, family: families, agentName: agents.name })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .leftJoin(agents, eq(agents.id, realEstateLeads.agentId))
    .where(where)
    .orderBy(desc(realEstateLeads.createdAt), realEstateLeads.id)
    .limit(page.size)
    .offset(page.offset)
}
