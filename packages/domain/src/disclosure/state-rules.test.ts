import { expect, test } from 'vitest'
import { disclosures, disclosureText, parseDisclosureVersion, stateRuleOn, stateRules } from '../disclosures'
import { disclosureStates } from '../index'

const day = '2026-11-23'

test.each(disclosureStates)('%s has a rule in force with the version of the text shown [TRUST-015]', (state) => {
  const rule = stateRuleOn(state, day)
  expect(rule).toMatchObject({ text: state, version: disclosures[state].version, invoiceRequiresCopy: true })
  const facts = { operator: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example', communities: [] }
  expect(parseDisclosureVersion(disclosureText(state, 'es', facts))).toBe(rule?.version)
})

test('a rule applies from its first day, and a state without a law has none [TRUST-015]', () => {
  expect(stateRuleOn('TX', '2025-08-31')).toBeUndefined()
  expect(stateRuleOn('TX', '2025-09-01')?.version).toBe('TX-1')
  expect(stateRuleOn('TX', '2026-11-21')?.version).toBe('TX-1')
  expect(stateRuleOn('ID', day)).toBeUndefined()
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
