import type { StateRule } from '@pkg/domain/disclosures'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { rowsOf } from '../../database/database'
import { consents, families, stateRuleVersions, type StoredTerms, users } from '../../database/schema/tables'

/** A published version as it's stored. */
export type StoredRule = typeof stateRuleVersions.$inferSelect

/** A published version with its rule. */
export interface PublishedRule {
  row: StoredRule
  rule: StateRule
}

/** Returns the published versions, or those of a state, oldest first. */
export async function listPublished(orm: Orm, state?: string): Promise<PublishedRule[]> {
  const rows = await orm
    .select()
    .from(stateRuleVersions)
    .where(state === undefined ? undefined : eq(stateRuleVersions.state, state))
    .orderBy(asc(stateRuleVersions.state), asc(stateRuleVersions.effectiveFrom))
  return rows.map((row) => ({ row, rule: toRule(row) }))
}

/** Returns the names of the admins who published versions, by the version's id. */
export async function listPublishers(orm: Orm): Promise<Map<string, string>> {
  const rows = await orm
    .select({ id: stateRuleVersions.id, name: users.name })
    .from(stateRuleVersions)
    .innerJoin(users, eq(users.id, stateRuleVersions.publishedBy))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns a stored version as a rule. */
export function toRule({
  id,
  state,
  effectiveFrom,
  effectiveTo,
  terms,
}: Omit<StoredRule, 'version' | 'number' | 'publishedAt' | 'publishedBy'>): StateRule {
  const { lawCite, lawUrl, ...others } = terms
  return {
    ...others,
    state,
    version: id,
    effectiveFrom,
    ...(effectiveTo && { effectiveTo }),
    law: { cite: lawCite, url: lawUrl },
    requiresDisclosure: terms.sections !== undefined,
  }
}

/** What is stored of a version besides its id. */
export interface RuleValues {
  state: string
  effectiveFrom: string
  effectiveTo: string | null
  terms: StoredTerms
}

/** Inserts a version. */
export async function insertRule(
  tx: Orm,
  values: RuleValues & { id: string; number: number; publishedBy: string | undefined },
): Promise<void> {
  await tx.insert(stateRuleVersions).values(values)
}

/** Changes a version. */
export async function updateRule(tx: Orm, id: string, values: RuleValues): Promise<void> {
  await tx.update(stateRuleVersions).set(values).where(eq(stateRuleVersions.id, id))
}

/** Deletes a version. */
export async function deleteRule(tx: Orm, id: string): Promise<void> {
  await tx.delete(stateRuleVersions).where(eq(stateRuleVersions.id, id))
}

/** A consent with all boxes ticked. */
const isAcknowledged = sql`${consents.kind} = 'disclosure' and not jsonb_path_exists(${consents.boxes}, '$[*] ? (@.isTicked == false)')`

/** The family that has a consent: the one into which the family that gave it was merged. */
const holder = sql`coalesce(${families.mergedIntoId}, ${families.id})`

/** Returns how many families acknowledged each version, by version. */
export async function countConsents(orm: Orm, state?: string): Promise<Map<string, number>> {
  const rows = await orm
    .select({ version: consents.version, total: sql<number>`count(distinct ${holder})::int` })
    .from(consents)
    .innerJoin(families, eq(families.id, consents.familyId))
    .where(and(isAcknowledged, state === undefined ? undefined : eq(consents.state, state)))
    .groupBy(consents.version)
  return new Map(rows.map(({ version, total }) => [version, total]))
}

/** Returns how many families with an open search acknowledged a disclosure of the state, but none of these versions. [TRUST-015] */
export async function countFamiliesWithout(orm: Orm, state: string, accepted: readonly string[]): Promise<number> {
  const acknowledged = sql`select ${holder} as id, ${consents.version} as version from ${consents} join ${families} on ${families.id} = ${consents.familyId}
    where ${isAcknowledged} and ${consents.state} = ${state}`
  const counts: SQL = sql`with given as (${acknowledged})
    select count(distinct given.id)::int as total from given join families on families.id = given.id
    where families.erased_at is null and families.stage not in ('moved-in', 'closed')
      and not exists (select 1 from given as other where other.id = given.id and other.version = any(${sql.param([...accepted])}::text[]))`
  const [row] = await rowsOf(orm, counts)
  return Number(row?.['total'] ?? 0)
}
