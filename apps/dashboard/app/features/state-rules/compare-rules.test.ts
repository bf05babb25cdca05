import type { StateRuleVersion } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { compareRules, diffWords } from './compare-rules.server'
import { readRule, ruleValues } from './rule-form.server'

const section = (text: string) => [{ title: 'Who pays', text }]
const rule: StateRuleVersion = {
  id: 'CO-3',
  version: 1,
  state: 'CO',
  effectiveFrom: '2026-11-23',
  lawCite: 'C.R.S. § 6-1-729',
  lawUrl: 'https://leg.colorado.gov/bills/hb20-1101',
  sections: {
    en: section('The community pays us. {operator} {communities} {fees}'),
    es: section('In Spanish: the community pays us.'),
  },
  requiresDisclosure: true,
  trigger: 'before-referral',
  feeDetail: 'who-pays',
  signature: 'both',
  copyToCommunity: 'by-admission',
  invoiceRequiresCopy: true,
  perInstanceConsent: false,
  stopPropagates: true,
  retentionYears: 6,
  reviewedByCounsel: false,
  status: 'in-effect',
  consents: 12,
  isPublished: false,
}

test('two texts differ word by word, and the parts make up both texts [TRUST-015]', () => {
  const parts = diffWords('The community pays us.', 'The community never pays us.')
  expect(parts.filter(({ kind }) => kind !== 'same').map(({ text, kind }) => [kind, text.trim()])).toEqual([
    ['added', 'never'],
  ])
  const joined = (without: string) => parts.flatMap(({ text, kind }) => (kind === without ? [] : [text])).join('')
  expect([joined('added'), joined('removed')]).toEqual(['The community pays us.', 'The community never pays us.'])
})

test('a comparison names the facts and the languages that differ, and no others [TRUST-015]', () => {
  const after = {
    ...rule,
    retentionYears: 8,
    operatorLicense: 'License 12',
    sections: { en: section('New'), es: rule.sections?.es ?? [] },
  }
  expect(compareRules(rule, after)).toMatchObject({
    before: 'CO-3',
    facts: ['Years that we keep records: 6 → 8', 'License or registration that we need: nothing → License 12'],
    texts: [{ language: 'English' }],
  })
  expect(compareRules(rule, rule)).toEqual({ before: 'CO-3', facts: [], texts: [] })
})

test('the form of a version holds what the version says, and reads it back [TRUST-015]', () => {
  const {
    id: _id,
    version: _version,
    requiresDisclosure: _,
    status: _status,
    consents: _consents,
    isPublished: _published,
    ...body
  } = rule
  expect(readRule(ruleValues(rule, true), 'CO')).toEqual({ ok: true, body })
  expect(ruleValues(rule, false)).not.toHaveProperty('effectiveFrom')
})

test.each([
  [{ effectiveFrom: [] }, { effectiveFrom: 'Choose the first day.' }],
  [{ sectionsEs: [] }, { sectionsEs: 'Enter the text in both languages, or leave both empty.' }],
  [{ sectionsEn: ['No title'] }, { sectionsEn: 'Start the text with a section title, such as ## Who we are.' }],
  [{ retentionYears: ['2'] }, { retentionYears: 'Enter a number from 6 to 30.' }],
  [{ lawUrl: ['law'] }, { lawUrl: 'Enter the address of the law, such as https://www.azleg.gov/ars/36/00446-14.htm.' }],
])('the form says what to correct: %j [TRUST-015]', (wrong, errors) => {
  expect(readRule({ ...ruleValues(rule, true), ...wrong }, 'CO')).toMatchObject({ ok: false, errors })
})
