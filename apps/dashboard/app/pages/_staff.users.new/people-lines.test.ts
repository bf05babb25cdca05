import { expect, test } from 'vitest'
import { readPeople } from './people-lines'
import { inviteTexts as words } from './texts'

test.each([
  ['Pat Rivera, pat@harbor.example', 'Pat Rivera', 'pat@harbor.example'],
  ['pat@harbor.example; Pat Rivera', 'Pat Rivera', 'pat@harbor.example'],
  ['"Pat Rivera" <Pat@Harbor.example>', 'Pat Rivera', 'pat@harbor.example'],
  ['  Pat \t pat@harbor.example  ', 'Pat', 'pat@harbor.example'],
])('reads %s [DASH-012]', (text, name, email) => {
  expect(readPeople(text)).toEqual({ people: [{ line: 1, name, email }], problems: [] })
})

test('names the lines without an email address, without a name, and with one that is there twice [DASH-012]', () => {
  const text = [
    'Ann Ames, ann@harbor.example',
    '',
    'Bob Burns',
    'cal@harbor.example',
    'Ann A., ann@harbor.example',
  ].join('\n')
  const { people, problems } = readPeople(text)
  expect(people.map(({ line, name }) => [line, name])).toEqual([[1, 'Ann Ames']])
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [3, words.noEmail],
    [4, words.noName],
    [5, words.twice],
  ])
})
