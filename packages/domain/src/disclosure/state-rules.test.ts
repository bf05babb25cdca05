import { expect, test } from 'vitest'
import {
  disclosures,
  disclosureText,
  hasSameText,
  parseDisclosureVersion,
  requiredDisclosure,
  ruleOn,
  type StateRule,
  stateRules,
  withEnds,
} from '../disclosures'
import { disclosureStates } from '../index'

const day = '2026-11-23'
const versionOn = (state: string, on: string) => ruleOn(stateRules, state, on)?.version

test.each(disclosureStates)('%s has a rule in force with the version of the text shown [TRUST-015]', (state) => {
  const rule = ruleOn(stateRules, state, day)
  expect(rule).toMatchObject({
    version: disclosures[state].version,
    requiresDisclosure: true,
    invoiceRequiresCopy: true,
  })
  expect(requiredDisclosure(rule)).toEqual(disclosures[state])
  const facts = { operator: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example', communities: [] }
  expect(parseDisclosureVersion(disclosureText(disclosures[state], 'es', facts))).toBe(rule?.version)
})

test('a rule applies from its first day, and a state without a law has none [TRUST-015]', () => {
  expect(versionOn('TX', '2025-08-31')).toBeUndefined()
  expect(versionOn('TX', '2025-09-01')).toBe('TX-1')
  expect(versionOn('TX', '2026-11-21')).toBe('TX-1')
  expect(versionOn('ID', day)).toBeUndefined()
})

/** Returns a version of Washington's rule. */
function washington(values: Partial<StateRule>): StateRule {
  const found = stateRules.find(({ state }) => state === 'WA')
  if (!found) throw new Error('Washington has no rule')
  return { ...found, ...values }
}

const later = washington({ version: 'WA-2', effectiveFrom: '2027-01-01', effectiveTo: '2027-06-30' })
const withLater = [later, ...stateRules]

test.each([
  ['2026-12-31', 'WA-1', 'the day before the next version begins'],
  ['2027-01-01', 'WA-2', 'its first day'],
  ['2027-06-30', 'WA-2', 'its last day'],
  ['2027-07-01', undefined, 'the day after, when no version follows'],
])('on %s, Washington’s rule is %s: %s [TRUST-015]', (on, version, _why) => {
  expect(ruleOn(withLater, 'WA', on)?.version).toBe(version)
})

test('a version ends the day before the next one begins, or on its own last day if that is earlier [TRUST-015]', () => {
  const ends = new Map(withEnds(withLater).map((rule) => [rule.version, rule.effectiveTo]))
  expect([ends.get('WA-1'), ends.get('WA-2'), ends.get('OR-1')]).toEqual(['2026-12-31', '2027-06-30', undefined])
})

test('a version with the same law and sections has the same text, and any other word makes another [TRUST-015]', () => {
  const sections = disclosures.CO.sections
  const first = washington({ sections })
  expect(hasSameText(first, washington({ version: 'WA-2', sections, retentionYears: 8 }))).toBe(true)
  const [section] = sections.es
  const reworded = {
    ...sections,
    es: [{ title: section?.title ?? '', text: 'Other words in Spanish' }, ...sections.es.slice(1)],
  }
  expect(hasSameText(first, washington({ version: 'WA-2', sections: reworded }))).toBe(false)
  expect(hasSameText(washington({}), washington({ version: 'WA-2' }))).toBe(false)
})

test('a state has one version on any day, and each version names its source [TRUST-015]', () => {
  for (const rule of stateRules) {
    const others = stateRules.filter((other) => other !== rule && other.state === rule.state)
    for (const other of others) {
      expect(
        (rule.effectiveTo ?? '9999') < other.effectiveFrom || (other.effectiveTo ?? '9999') < rule.effectiveFrom,
      ).toBe(true)
    }
    expect(new URL(rule.law.url).protocol).toMatch(/^https?:/)
    expect(rule.retentionYears).toBeGreaterThanOrEqual(6)
  }
})

test.each(['', 'Some other text (XX)', 'See (AZ-1) for more'])('the text %j names no version [TRUST-015]', (text) => {
  expect(parseDisclosureVersion(text)).toBeUndefined()
})
