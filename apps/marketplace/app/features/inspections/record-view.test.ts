import type { Community } from '@pkg/domain'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildCommunity } from '~/testing/community'
import { Inspections } from './Inspections'
import { recordView, withoutRecord } from './record-view.server'

const authority = 'Centers for Medicare & Medicaid Services'
const hours = { total: 3.5, aide: 2.1, weekendTotal: 3, weekendRegisteredNurse: 0.4 }
const staffing = {
  ...{ authority, asOf: '2026', from: '2025-07-01', until: '2025-09-30', hours },
  ...{ turnover: 52.5, registeredNurseTurnover: 50, administratorsLeft: 1 },
}
const enforcement: Community['enforcement'] = {
  ...{ authority, asOf: '2026', years: 3, deficiencies: 12, actualHarm: 2, immediateJeopardy: 1 },
  ...{ fines: 2, fineTotal: 12_350, paymentDenials: 1, ownershipChangedOn: '2025-03-01' },
  penalties: [
    { date: '2024-07-19', kind: 'payment-denial' },
    { date: '2025-05-22', kind: 'fine', amount: 9850 },
  ],
}
const deficiency = (day: number, severity: 'D' | 'J' = 'D') => ({
  ...{ date: `2025-02-0${day}`, isComplaint: severity === 'J', category: 'Pharmacy Service Deficiencies' },
  ...{ text: `Sentence ${day} of the agency.`, severity, isCorrected: day > 1, correctedOn: '2025-03-01' },
})
const deficiencies = { authority, asOf: '2026', listed: [1, 2, 3, 4, 5].map((day) => deficiency(day)) }
const staffingMedians = [
  { county: 'Denver', homes: 20, weekendTotal: 3.2, turnoverHomes: 18, turnover: 48 },
  { homes: 40, weekendTotal: 3.31, turnoverHomes: 36, turnover: 47.2 },
]

const home = (facts: Partial<Community>) => buildCommunity({ source: 'cms', name: 'Aspen Home', ...facts })
const whole = home({ staffing, enforcement, deficiencies, staffingMedians })
const render = (community: Community) =>
  renderToStaticMarkup(
    createElement(Inspections, { community: withoutRecord(community), record: recordView(community) }),
  )

test('weekdays and weekends are people, with how that was computed, what other homes have, and which months [FIND-024]', () => {
  const html = render(whole)
  expect(html).toContain(
    'On weekends: about one nurse or nurse aide for every 8 residents, averaged over day and night. On weekdays: one for every 6.',
  )
  expect(html).toContain('On weekends: about one registered nurse for every 60 residents, averaged over day and night.')
  expect(html).toContain('24 divided by 3.00 is about 8.')
  expect(html).toContain('we computed 3.70 hours on weekdays')
  expect(html).toMatch(
    /This county: middle value of 20 homes.*3\.20 hours.*Colorado: middle value of 40 homes.*3\.31 hours/,
  )
  expect(html).toContain('hours from July 1, 2025 to September 30, 2025')
})

test.each([
  [{ total: 3.1, weekendTotal: 3 }, 'On weekdays: about the same.', 'the numbers of people are alike'],
  [{ total: 2.752, weekendTotal: 2.848 }, 'We can’t compare weekdays', 'the record counts in two ways'],
  [{ total: 3 }, 'On all days of the week: about one nurse or nurse aide for every 8 residents', 'no weekends'],
  [
    { total: 3, weekendTotal: 3, weekendRegisteredNurse: 0 },
    'the record shows no hours of registered nurses',
    'no registered nurse',
  ],
])('a record with the hours %j says “%s”: %s [FIND-024]', (reported, text, _what) => {
  expect(render(home({ staffing: { authority, asOf: '2026', hours: reported } }))).toContain(text)
})

test('a home that’s in no file of staff isn’t said to have reported nothing [FIND-024, TRUTH-013]', () => {
  const html = render(home({ enforcement }))
  expect(html).toContain('We don’t have Medicare’s record of this home’s staff.')
  expect(html).not.toContain('The record has no nurse hours')
  expect(html).not.toContain('The record doesn’t say how many of the staff left')
})

test('registered nurses for more residents than a home can have are less than one at a time [FIND-024]', () => {
  const html = render(home({ staffing, capacity: 18 }))
  expect(html).toContain('On weekends: less than one registered nurse at a time, averaged over day and night.')
  expect(html).not.toContain('registered nurse for every')
})

test('a newer count of fines stays with older penalties, and blank fines are said to be blank [FIND-024]', () => {
  const inspections = { authority, asOf: '2027-04-01', findings: [{ kind: 'fines' as const, value: 3, years: 3 }] }
  expect(render(home({ enforcement, inspections }))).toContain('In the 3 years before April 1, 2027')
  expect(render(home({ enforcement, inspections: { ...inspections, asOf: '2026-11-01' } }))).not.toContain(
    'In the 3 years before',
  )
  const { fines: _fines, ...blank } = enforcement
  expect(render(home({ enforcement: { ...blank, penalties: [] } }))).toContain('The record leaves fines blank.')
})

test('a median of one or two homes isn’t shown [FIND-024]', () => {
  const [county] = staffingMedians
  const html = render(home({ staffing, staffingMedians: county ? [{ ...county, homes: 2 }] : [] }))
  expect(html).not.toContain('middle value')
})

test('turnover, administrators, penalties, and the owner are in words with source and date [FIND-024]', () => {
  const html = render(whole)
  expect(html).toContain('Within a year, 52.5% of the nurses and nurse aides left. Of the registered nurses, 50% left.')
  expect(html).toContain('1 administrator left within a year.')
  expect(html).toContain('the middle value of 36 homes is 47.2%')
  expect(html).toContain('2 fines in 3 years, $12,350 in all.')
  expect(html).toContain('Once, Medicare stopped paying for new residents')
  expect(html).toMatch(/May 22, 2025.*\$9,850.*July 19, 2024/)
  expect(html).toContain('The owner changed on March 1, 2025.')
  expect(html.split(`Source: ${authority.replace('&', '&amp;')}, as of 2026`)).toHaveLength(5)
})

test('deficiencies are in the agency’s words with what the letter means, newest first, and all but three are folded [FIND-024]', () => {
  const html = render(
    home({ enforcement, deficiencies: { ...deficiencies, listed: [...deficiencies.listed, deficiency(6, 'J')] } }),
  )
  expect(html).toContain('12 deficiencies in 3 years.')
  expect(html).toContain('2 of them harmed residents.')
  expect(html).toContain('1 of them put residents in immediate danger.')
  const [shown = '', folded = ''] = html.split('<details')
  expect(shown.match(/Sentence \d/g)).toEqual(['Sentence 6', 'Sentence 5', 'Sentence 4'])
  expect(folded.match(/Sentence \d/g)).toEqual(['Sentence 3', 'Sentence 2', 'Sentence 1'])
  expect(folded).toContain('Show 3 more')
  expect(html).toContain('<span lang="en">Sentence 6 of the agency.</span>')
  expect(shown).toContain('Inspection after a complaint. Pharmacy Service')
  expect(shown).toContain(
    'Severity J: residents were in immediate danger of serious harm. It involved one or a few residents.',
  )
  expect(shown).toContain('Severity D: no one was harmed, but someone could have been.')
  expect(shown).toContain('Corrected on March 1, 2025, by the record.')
  expect(folded).toContain('This record doesn’t say that it was corrected.')
})

const asked = (community: Community) =>
  recordView(community).blocks.flatMap(({ questions }) => questions.map(({ id }) => id))

test.each([
  ['has all that is published', whole, ['ask-aides', 'ask-owner']],
  [
    'has no deficiencies in the list, in which whole states are missing',
    home({ staffing, enforcement }),
    ['ask-aides', 'ask-owner', 'ask-report'],
  ],
  ['is in no file', home({}), ['ask-aides', 'ask-turnover', 'ask-fines', 'ask-owner', 'ask-report']],
  [
    'is of a kind that no one publishes',
    buildCommunity({ source: 'ne' }),
    ['ask-aides', 'ask-turnover', 'ask-report', 'ask-owner'],
  ],
] as const)('a community that %s has the questions for the rest [FIND-024]', (_what, community, questions) => {
  expect(asked(community)).toEqual(questions)
  const html = render(community)
  for (const id of questions) expect(html).toMatch(new RegExp(`<button[^>]*name="ask"[^>]*value="${id}"`))
  expect(html).toContain('action="/tools/tour-checklist"')
})

test('what isn’t listed is never said to be fine [FIND-024]', () => {
  expect(render(home({ staffing, enforcement }))).toContain('this doesn’t mean that inspectors found nothing')
  const unnamed = { ...enforcement, ownershipChangedOn: undefined }
  const { ownershipChangedOn: _none, ...others } = unnamed
  expect(render(home({ enforcement: others }))).toContain('That doesn’t mean there was none.')
  expect(render(home({}))).not.toMatch(/No fine|No deficiency|No administrator/)
})

test('a demo community says that it’s made up, and an assisted living community that no one publishes its staff [FIND-024, TRUTH-013]', () => {
  expect(render(buildCommunity({ source: 'demo' }))).toContain('A made-up community has no public record.')
  const html = render(buildCommunity({ source: 'ne' }))
  expect(html).toContain('Medicare publishes them only for nursing homes.')
  expect(html).not.toContain('real nursing home')
})

test('the page is sent the words, and not the records behind them; counts of fines aren’t shown twice [FIND-024]', () => {
  const findings = [
    { kind: 'fines' as const, value: 1, years: 3 },
    { kind: 'complaint-deficiencies' as const, value: 4 },
  ]
  const community = home({ staffing, enforcement, deficiencies, inspections: { authority, asOf: '2026', findings } })
  const shown = withoutRecord(community)
  for (const name of ['staffing', 'enforcement', 'deficiencies', 'inspections']) expect(shown).not.toHaveProperty(name)
  const labelsOf = (one: Community) => recordView(one).findings?.lines.map(({ label }) => label)
  expect(labelsOf(community)).toEqual(['Inspections after complaints'])
  expect(labelsOf(home({ inspections: { authority, asOf: '2026', findings } }))).toHaveLength(2)
})
