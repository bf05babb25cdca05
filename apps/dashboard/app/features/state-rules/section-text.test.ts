import { expect, test } from 'vitest'
import { readSections, sectionText } from './section-text'
import { stateRulesTexts as words } from './texts'

const sections = [
  { title: 'Who we are', text: '{operator} refers families.' },
  { title: 'Who pays', text: 'You pay us nothing.\n\n{fees}' },
]

test('sections are edited as one text and read back the same [TRUST-015]', () => {
  expect(sectionText(sections)).toBe(
    '## Who we are\n{operator} refers families.\n\n## Who pays\nYou pay us nothing.\n\n{fees}',
  )
  expect(readSections(`\n${sectionText(sections)}\n `)).toEqual({ sections })
})

test.each([
  ['You pay us nothing.', words.untitled, 'a text without a title'],
  ['Before\n## Who pays\nYou pay us nothing.', words.untitled, 'a text before the first title'],
  ['## Who pays\n\n## Who we are\nText', words.emptySection('Who pays'), 'a title without a text'],
  ['', words.untitled, 'nothing'],
])('says what to correct in %j: %s [TRUST-015]', (typed, error, _why) => {
  expect(readSections(typed)).toEqual({ error })
})
