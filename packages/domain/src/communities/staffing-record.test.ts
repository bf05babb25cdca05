import { expect, test } from 'vitest'
import { formatHours, residentsPerPerson, weekdayHours } from './staffing-record'
import { severityLetters, severityOf, sortDeficiencies } from './deficiency-record'
import { sortPenalties } from './enforcement-record'

test.each([
  [{ total: 3.5, weekendTotal: 3 }, 3.7, 'weekends have fewer hours'],
  [{ total: 3, weekendTotal: 3 }, 3, 'all days are alike'],
  [{ total: 5.247, weekendTotal: 4.652 }, 5.485, 'three decimals, as in the record'],
  [{ total: 3.5 }, undefined, 'weekends are unknown'],
  [{ total: 2.752, weekendTotal: 2.848 }, undefined, 'weekends have more, so they are counted in another way'],
  [
    { total: 2.752, weekendTotal: 2.848, aide: 1.934, practicalNurse: 0.448, registeredNurse: 0.563 },
    2.984,
    'the hours by kind add up to more than the total',
  ],
  [
    { total: 5, weekendTotal: 3, aide: 2, practicalNurse: 1, registeredNurse: 1 },
    5.8,
    'the hours by kind add up to less than the total',
  ],
  [{ total: 3.5, weekendTotal: 3, aide: 9 }, 3.7, 'not all hours by kind are known'],
])('the hours %j make %s on weekdays: %s [FIND-024]', (hours, expected, _what) => {
  expect(weekdayHours(hours)).toBe(expected)
})

test.each([
  [1.7, 14, 'the example of the requirement'],
  [2.6, 9, 'and its weekdays'],
  [0.1, 240, 'a registered nurse for a large home'],
  [30, 1, 'more than one person for a resident'],
  [0, undefined, 'no one'],
])('%s hours for each resident and day are one person for %s residents: %s [FIND-024]', (hours, residents, _what) => {
  expect(residentsPerPerson(hours)).toBe(residents)
})

test('a severity letter says what happened and to how many, worse from A to L [FIND-024]', () => {
  expect(severityLetters.map((letter) => Object.values(severityOf(letter)).join(' '))).toEqual([
    ...['minimal isolated', 'minimal pattern', 'minimal widespread'],
    ...['potential isolated', 'potential pattern', 'potential widespread'],
    ...['actual isolated', 'actual pattern', 'actual widespread'],
    ...['jeopardy isolated', 'jeopardy pattern', 'jeopardy widespread'],
  ])
})

test('the newest comes first, and of one day the most serious [FIND-024]', () => {
  const made = (date: string, severity: 'D' | 'J') => ({
    ...{ date, severity, isComplaint: false, category: '', text: '', isCorrected: true },
  })
  const sorted = sortDeficiencies([made('2025-01-02', 'D'), made('2025-03-01', 'D'), made('2025-03-01', 'J')])
  expect(sorted.map(({ date, severity }) => date + severity)).toEqual(['2025-03-01J', '2025-03-01D', '2025-01-02D'])
  const penalties = sortPenalties([
    { date: '2024-07-19', kind: 'payment-denial' },
    { date: '2025-05-22', kind: 'fine', amount: 5 },
    { date: '2024-07-19', kind: 'fine', amount: 7 },
  ])
  expect(penalties.map(({ date, amount }) => [date, amount])).toEqual([
    ['2025-05-22', 5],
    ['2024-07-19', 7],
    ['2024-07-19', undefined],
  ])
})

test.each([
  [3.455, '3.46'],
  [3.454, '3.45'],
  [3, '3.00'],
])('%s hours are written as %s [FIND-024]', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})
