import { expect, test } from 'vitest'
import { canWriteRows, readRows, writeRows } from './rows-text'

const parts = ['title', 'url']

test('a table becomes lines and the same table again [WORK-012]', () => {
  const rows = [{ title: 'Survey', url: 'https://s.example' }, { title: 'Law' }]
  expect(writeRows(rows, parts)).toEqual(['Survey | https://s.example', 'Law'])
  expect(readRows(writeRows(rows, parts), parts)).toEqual(rows)
})

test.each<[string, unknown, boolean]>([
  ['a table with its parts in another order', [{ url: 'https://s.example', title: 'Survey' }], true],
  ['a bar in the last part', [{ title: 'One', url: 'a | b' }], true],
  ['a bar in another part', [{ title: 'a | b', url: 'https://s.example' }], false],
  ['a part without a name here', [{ title: 'One', care: 'any' }], false],
  ['a part that isn’t text', [{ title: 'One', url: ['a'] }], false],
  ['no table', { title: 'One' }, false],
])('knows whether lines can hold %s [WORK-012]', (_what, value, can) => {
  expect(canWriteRows(value, parts)).toBe(can)
})
