import { siteDay } from '@pkg/domain'
import {
  disclosureOf,
  hasSameText,
  requiredDisclosure,
  ruleOn,
  type StateDisclosure,
  type StateRule,
  stateRules,
  withEnds,
} from '@pkg/domain/disclosures'
import type { Orm } from '../../database/database'
import { listPublished } from './state-rule-store'

/** Returns every version of the states' rules, or of one state's: those of the code, and those that admins published. [TRUST-015] */
export async function listRules(orm: Orm, state?: string): Promise<StateRule[]> {
  const published = await listPublished(orm, state)
  const ofCode = stateRules.filter((rule) => state === undefined || rule.state === state)
  return withEnds([...ofCode, ...published.map(({ rule }) => rule)])
}

/** Returns the rule that applies in a state on a day, by default today. [TRUST-015] */
export async function findRule(orm: Orm, state: string, day: string = siteDay()): Promise<StateRule | undefined> {
  return ruleOn(await listRules(orm, state), state, day)
}

/** Returns the disclosure that a state's law requires today before a referral, if any. [DISC-001, TRUST-015] */
export async function findDisclosure(orm: Orm, state: string): Promise<StateDisclosure | undefined> {
  return requiredDisclosure(await findRule(orm, state))
}

/**
 * Returns the versions whose consents count today, by state: a changed text needs a new consent. States without a disclosure are missing.
 * [TRUST-015]
 */
export async function listAcceptedVersions(orm: Orm): Promise<Map<string, string[]>> {
  const rules = await listRules(orm)
  const today = siteDay()
  const present = [...new Set(rules.map(({ state }) => state))].map((state) => ruleOn(rules, state, today))
  return new Map(
    present.flatMap((rule) => {
      if (!rule?.sections) return []
      const accepted = rules.filter((other) => other.state === rule.state && hasSameText(other, rule))
      return [[rule.state, accepted.map(({ version }) => version)] as const]
    }),
  )
}

/**
 * Returns the disclosure of a state for pages, which have the texts of the code: undefined while those apply, and null if the state requires none
 * anymore. [DISC-001, TRUST-015]
 */
export async function publishedDisclosure(orm: Orm, state: string): Promise<StateDisclosure | null | undefined> {
  const required = await findDisclosure(orm, state)
  return required?.version === disclosureOf(state)?.version ? undefined : (required ?? null)
}
