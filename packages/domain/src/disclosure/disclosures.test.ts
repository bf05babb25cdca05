import { expect, test } from 'vitest'
import { disclosures, disclosureSections, disclosureText } from '../disclosures'
import { disclosureStates } from '../index'

const facts = {
  operator: 'Hearthway',
  phone: '(800) 555-0136',
  email: 'help@hearthway.example',
  community: 'Oak House',
}
const languages = ['en', 'es'] as const
const cases = disclosureStates.flatMap((state) => languages.map((language) => [state, language] as const))

test.each(cases)(
  '%s in %s names us, the community, the usual fee and its tail [DISC-002, BIZ-004]',
  (state, language) => {
    const text = disclosureText(state, language, facts)
    for (const fact of Object.values(facts)) expect(text).toContain(fact)
    expect(text).toMatch(/20% (to|al) 100%/)
    expect(text).toMatch(/twelve months|doce meses/)
  },
)

test.each(cases)('%s in %s says that the family can refuse and end the service [DISC-002]', (state, language) => {
  const text = disclosureText(state, language, facts)
  expect(text).toMatch(/You may refuse|Puede negarse/)
  expect(text).toMatch(/at any time|en cualquier momento/)
})

test.each(disclosureStates)('%s says the same parts in both languages [DISC-002]', (state) => {
  expect(disclosureSections(state, 'es', facts)).toHaveLength(disclosureSections(state, 'en', facts).length)
})

test.each(disclosureStates)('%s names its law first, with the version of the text [DISC-002, DISC-005]', (state) => {
  const { law, version } = disclosures[state]
  expect(disclosureText(state, 'en', facts).split('\n')[0]).toBe(`${law.cite} (${version})`)
  expect(version.startsWith(state)).toBe(true)
  expect(new URL(law.url).hostname).toMatch(/\.gov$/)
})

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
  expect(disclosureText(state, 'en', facts)).toMatch(words)
})

test('shows the fee that was agreed with the community [DISC-002, BIZ-004]', () => {
  expect(disclosureText('AZ', 'en', { ...facts, feePercent: 80 })).toContain('We have agreed on a fee of 80%')
  expect(disclosureText('AZ', 'es', { ...facts, feePercent: 80 })).toContain('del 80%')
})
