import { expect, test } from 'vitest'
import { disclosures, disclosureSections, disclosureText, unknownPlaceholders } from '../disclosures'
import { disclosureStates } from '../index'

const facts = {
  operator: 'Hearthway',
  phone: '(800) 555-0136',
  email: 'help@hearthway.example',
  communities: [
    { name: 'Oak House', feePercent: 80 },
    { name: 'Elm Court', feePercent: 0 },
  ],
}
const languages = ['en', 'es'] as const
const cases = disclosureStates.flatMap((state) => languages.map((language) => [state, language] as const))

test.each(cases)(
  '%s in %s names us, every community, the usual fee and its tail [DISC-002, BIZ-004]',
  (state, language) => {
    const text = disclosureText(disclosures[state], language, facts)
    const { communities, ...contact } = facts
    for (const fact of Object.values(contact)) expect(text).toContain(fact)
    for (const { name } of communities) expect(text.split(name).length).toBeGreaterThan(2)
    expect(text).toMatch(/20% (to|al) 100%/)
    expect(text).toMatch(/twelve months|doce meses/)
  },
)

test.each(cases)('%s in %s says that the family can refuse and end the service [DISC-002]', (state, language) => {
  const text = disclosureText(disclosures[state], language, facts)
  expect(text).toMatch(/You may refuse|Puede negarse/)
  expect(text).toMatch(/at any time|en cualquier momento/)
})

test.each(disclosureStates)('%s says the same parts in both languages [DISC-002]', (state) => {
  expect(disclosureSections(disclosures[state], 'es', facts)).toHaveLength(
    disclosureSections(disclosures[state], 'en', facts).length,
  )
})

test.each(disclosureStates)(
  '%s starts with the fixed statements and its law, with the version of the text [DISC-002, DISC-003, DISC-005]',
  (state) => {
    const { law, version } = disclosures[state]
    expect(disclosureText(disclosures[state], 'en', facts).split('\n').slice(0, 3)).toEqual([
      'Our service is always free',
      'We are compensated by the community only if you move',
      `${law.cite} (${version})`,
    ])
    expect(version.startsWith(state)).toBe(true)
    expect(new URL(law.url).hostname).toMatch(/\.gov$/)
  },
)

test.each([
  ['AZ', /no business, ownership, control, financial, management, or family relationship/],
  ['AZ', /written or electronic notice/],
  ['CO', /ownership, control, financial, business, management, or family tie/],
  ['CO', /We then notify every community we referred you to/],
  ['OK', /without cause and without penalty/],
  ['OK', /cost is never the only reason/],
  ['TX', /may not include every community in the area that meets your stated needs/],
  ['TX', /without cause and without penalty/],
] as const)('%s includes what its statute requires: %s [DISC-002]', (state, words) => {
  expect(disclosureText(disclosures[state], 'en', facts)).toMatch(words)
})

test.each([
  ['en', 'Oak House pays us a referral fee of 80% of the first month', 'Elm Court pays us no referral fee.'],
  ['es', 'Oak House nos paga una comisión del 80% del alquiler', 'Elm Court no nos paga ninguna comisión.'],
] as const)(
  'in %s, names the fee of each community, also when it’s 0%% [DISC-002, TRUTH-007, BIZ-004]',
  (language, paid, unpaid) => {
    for (const state of disclosureStates) {
      expect(disclosureText(disclosures[state], language, facts)).toContain(paid)
      expect(disclosureText(disclosures[state], language, facts)).toContain(unpaid)
    }
  },
)

test('a text says which names in braces it can’t fill in, and keeps them [TRUST-015]', () => {
  expect(unknownPlaceholders('{operator} {broker} {fees} {broker}')).toEqual(['broker'])
  const sections = { en: [{ title: 'Who', text: '{broker} and {operator}' }], es: [] }
  expect(disclosureSections({ sections }, 'en', facts)).toEqual([{ title: 'Who', text: '{broker} and Hearthway' }])
})
