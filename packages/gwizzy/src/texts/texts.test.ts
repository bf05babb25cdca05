import {
  budgetRanges,
  personName,
  singleLine,
  tourTimes,
  budgetChoices,
  lookingForChoices,
  timingChoices,
} from '@pkg/domain'
import { expect, test } from 'vitest'
import {
  careLevelChoices,
  communityInfoChoices,
  housingChoices,
  nextStepChoices,
  yesNoChoices,
} from '../answers/choices'
import { asyncError } from '../answers/async-error'
import { messages } from '../answers/messages'
import { en } from './en'
import { es } from './es'
import { dayText, listText, milesText, moneyText, zoneText } from './formats'

const values = [
  ...lookingForChoices,
  ...careLevelChoices,
  ...timingChoices,
  ...budgetRanges,
  ...budgetChoices,
  ...yesNoChoices,
  ...housingChoices,
  ...communityInfoChoices,
  ...nextStepChoices,
  ...tourTimes,
]

test.each(values)('"%s" has its own words in Spanish [DATA-011]', (value) => {
  expect(es.choices[value]).toBeTruthy()
  if (value !== 'Medicaid' && value !== 'No') expect(es.choices[value]).not.toBe(value)
})

test.each([
  'Required',
  'Invalid email address',
  'Invalid phone number',
  messages.fakePhone,
  messages.invalidEmail,
  asyncError('phone'),
  asyncError('email'),
  asyncError('other'),
  messages.tourDate,
  messages.age,
  singleLine('Ann\nLee') ?? '',
  personName('evil.example') ?? '',
])('the message "%s" has a Spanish translation [VAL-013 to VAL-016]', (message) => {
  expect(es.messages[message]).toBeTruthy()
})

/** Returns every plain text by its path. */
function linesOf(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text === 'string') return [[`${path}${name}`, text]]
    return typeof text === 'object' && text !== null ? linesOf(text, `${path}${name}.`) : []
  })
}

test('no text is empty or left in English', () => {
  const inEnglish = new Map(linesOf(en))
  const same = linesOf(es).filter(([path, text]) => text === '' || text === inEnglish.get(path))
  expect(same.map(([path]) => path)).toEqual([])
})

test('formats dates, distances, lists, and money for each language [PRICE-001]', () => {
  expect(dayText('2026-11-25', 'en')).toBe('Wed, Nov 25')
  expect(dayText('2026-11-25', 'es')).toMatch(/^mié.* 25 .*nov/)
  expect(milesText(2.34, 'en')).toBe('2.3 miles')
  expect(milesText(1, 'es')).toBe('1 milla')
  expect(listText(['a', 'b', 'c'], 'es')).toBe('a, b y c')
  expect(moneyText(4650.4, 'en')).toBe('$4,650')
  expect(zoneText('America/Los_Angeles', 'en')).toBe('Pacific Time')
})
