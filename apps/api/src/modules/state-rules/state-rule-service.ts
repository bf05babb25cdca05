import type {
  CheckedStateRule,
  NewStateRule,
  StateRuleChange,
  StateRulePreview,
  StateRuleVersion,
} from '@pkg/api-client'
import { siteDay } from '@pkg/domain'
import { hasSameText, ruleOn, type StateRule } from '@pkg/domain/disclosures'
import type { Orm } from '../../database/database'
import { stateRuleVersions } from '../../database/schema/tables'
import { mapConstraintErrors } from '../../http/collections/constraint-errors'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import { checkRule, versionBegan, versionHasConsents } from './rule-checks'
import { listRules } from './rule-lookup'
import {
  countConsents,
  countFamiliesWithout,
  deleteRule,
  insertRule,
  listPublished,
  listPublishers,
  type PublishedRule,
  type RuleValues,
  toRule,
  updateRule,
} from './state-rule-store'

/** Returns every version, or those of a state, by state and newest first. [TRUST-015, WORK-012] */
export async function listVersions(orm: Orm, state?: string): Promise<{ items: StateRuleVersion[]; total: number }> {
  const rules = await listRules(orm, state)
  const published = await listPublished(orm, state)
  const consents = await countConsents(orm, state)
  const publishers = await listPublishers(orm)
  const items = rules
    .toSorted(
      (one, other) => one.state.localeCompare(other.state) || other.effectiveFrom.localeCompare(one.effectiveFrom),
    )
    .map((rule) => ({
      ...toVersion(
        rule,
        published.find(({ row }) => row.id === rule.version),
      ),
      consents: consents.get(rule.version) ?? 0,
      ...(publishers.has(rule.version) && { publishedBy: publishers.get(rule.version) ?? '' }),
    }))
  return { items, total: items.length }
}

/** Returns a version. @throws {HttpError} 404 */
export async function getVersion(orm: Orm, id: string): Promise<StateRuleVersion> {
  const { items } = await listVersions(orm, id.slice(0, 2))
  const found = items.find((version) => version.id === id)
  if (!found) throw notFound('state rule', id)
  return found
}

/** Checks a version and says what publishing it would mean, without saving it. @throws {HttpError} 422 [TRUST-015] */
export async function previewVersion(orm: Orm, { changes, ...input }: CheckedStateRule): Promise<StateRulePreview> {
  const rules = (await listRules(orm, input.state)).filter(({ version }) => version !== changes)
  checkRule(input, rules)
  const id = changes ?? nextId(input.state, rules)
  const rule = toRule({ id, ...valuesOf(input) })
  const replaced = ruleOn(rules, input.state, input.effectiveFrom)
  const familiesToAsk = await countFamiliesToAsk(orm, rule, rules)
  return { id, ...(replaced && { replaces: replaced.version }), familiesToAsk }
}

/** Publishes a version, which begins tomorrow or later. @throws {HttpError} 422, or 409 if someone else publishes one at the same time [TRUST-015] */
export async function publishVersion(orm: Orm, input: NewStateRule, { userId }: Person): Promise<StateRuleVersion> {
  const id = await mapConstraintErrors(() =>
    orm.transaction(async (tx) => {
      const rules = await listRules(tx, input.state)
      checkRule(input, rules)
      const number = nextNumber(rules)
      const next = nextId(input.state, rules)
      await insertRule(tx, { id: next, number, publishedBy: userId, ...valuesOf(input) })
      return next
    }),
  )
  return getVersion(orm, id)
}

/** Changes a version that hasn't begun. @throws {HttpError} 404, 412, or 422 for one that has begun or that families acknowledged [TRUST-015] */
export async function changeVersion(
  orm: Orm,
  { id, change, base }: { id: string; change: StateRuleChange; base: number | undefined },
): Promise<StateRuleVersion> {
  await mapConstraintErrors(() =>
    orm.transaction(async (tx) => {
      const { row } = await lockUpcoming(tx, id, base)
      const input = changedRule(row, change)
      const others = (await listRules(tx, row.state)).filter(({ version }) => version !== id)
      checkRule(input, others)
      await updateRule(tx, id, valuesOf(input))
    }),
  )
  return getVersion(orm, id)
}

/** Withdraws a version that hasn't begun. @throws {HttpError} 404, 412, or 422 for one that has begun or that families acknowledged [TRUST-015] */
export async function withdrawVersion(orm: Orm, id: string, base: number | undefined): Promise<undefined> {
  await orm.transaction(async (tx) => {
    await lockUpcoming(tx, id, base)
    await deleteRule(tx, id)
  })
}

/** Locks a version that can still change. */
async function lockUpcoming(tx: Orm, id: string, base: number | undefined): Promise<PublishedRule> {
  await requireVersion(tx, stateRuleVersions, id, base)
  const state = id.slice(0, 2)
  const rule = (await listRules(tx, state)).find(({ version }) => version === id)
  if (!rule) throw notFound('state rule', id)
  const published = (await listPublished(tx, state)).find(({ row }) => row.id === id)
  if (!published || rule.effectiveFrom <= siteDay()) throw versionBegan(id, rule)
  if ((await countConsents(tx, state)).has(id)) throw versionHasConsents(id)
  return published
}

/** Returns how many families would need to consent to a version's text. None do if it requires no disclosure. */
async function countFamiliesToAsk(orm: Orm, rule: StateRule, rules: readonly StateRule[]): Promise<number> {
  if (!rule.sections) return 0
  const accepted = rules.filter((other) => hasSameText(other, rule)).map(({ version }) => version)
  return countFamiliesWithout(orm, rule.state, accepted)
}

const numberOf = ({ version }: StateRule) => Number(version.slice(3))
const nextNumber = (rules: readonly StateRule[]) => Math.max(0, ...rules.map(numberOf)) + 1
const nextId = (state: string, rules: readonly StateRule[]) => `${state}-${nextNumber(rules)}`

function valuesOf({ state, effectiveFrom, effectiveTo, ...terms }: NewStateRule): RuleValues {
  return { state, effectiveFrom, effectiveTo: effectiveTo ?? null, terms }
}

/** Returns a stored version with a change. Null removes an optional value. */
function changedRule(row: RuleValues, change: StateRuleChange): NewStateRule {
  const { feePeriodMaxMonths: months, operatorLicense: license, sections: texts, ...terms } = row.terms
  const {
    effectiveTo = row.effectiveTo,
    feePeriodMaxMonths = months,
    operatorLicense = license,
    sections = texts,
    ...required
  } = change
  return {
    ...terms,
    state: row.state,
    effectiveFrom: row.effectiveFrom,
    ...required,
    ...(effectiveTo && { effectiveTo }),
    ...(feePeriodMaxMonths && { feePeriodMaxMonths }),
    ...(operatorLicense && { operatorLicense }),
    ...(sections && { sections }),
  }
}

function toVersion(
  rule: StateRule,
  published: PublishedRule | undefined,
): Omit<StateRuleVersion, 'consents' | 'publishedBy'> {
  const { version: id, law, sections, ...terms } = rule
  const today = siteDay()
  const hasEnded = rule.effectiveTo !== undefined && rule.effectiveTo < today
  return {
    ...terms,
    id,
    version: published?.row.version ?? 1,
    lawCite: law.cite,
    lawUrl: law.url,
    ...(sections && { sections: { en: [...sections.en], es: [...sections.es] } }),
    status: rule.effectiveFrom > today ? 'upcoming' : hasEnded ? 'ended' : 'in-effect',
    isPublished: published !== undefined,
    ...(published && { publishedAt: published.row.publishedAt.toISOString() }),
  }
}
