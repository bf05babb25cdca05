import { expect, test } from 'vitest'
import { shareWindows } from '~/parts/windows-figure/share-windows'
import { readFigure } from './article-figure.server'

const sections = [
  { id: 'start', title: 'Start' },
  { id: 'an-example', title: 'An example' },
]
const body = (rows: string[]) => ['Words.', '', '## Start', '', '## An example', '', ...rows, '', 'More.'].join('\n')
const table = [
  '| Part of the bill | A month |',
  '| --- | --- |',
  '| Base rent, studio (the available one costs more) | $4,450 |',
  '| Care | $900 |',
  '| Medicine help | $350 |',
  '| Supplies and rides | $140 |',
  '| **Each month** | **$5,840** |',
  '| Fee, spread | $125 |',
]

test('an article’s own table becomes a figure of 100 windows [LOOK-010]', () => {
  const figure = readFigure(body(table), sections)
  expect(figure).toEqual({
    rows: [
      { label: 'Base rent, studio', amount: '$4,450', windows: 76 },
      { label: 'Care', amount: '$900', windows: 16 },
      { label: 'Medicine help', amount: '$350', windows: 6 },
      { label: 'Supplies and rides', amount: '$140', windows: 2 },
    ],
    total: '$5,840',
    section: 'an-example',
  })
})

test.each([
  ['no table', []],
  ['no total', table.slice(0, 6)],
  ['a total that isn’t the sum', [...table.slice(0, 5), '| **Each month** | **$5,840** |']],
  ['one part', ['| A | B |', '| --- | --- |', '| Rent | $10 |', '| **Total** | **$10** |']],
  ['words in place of amounts', ['| A | B |', '| --- | --- |', '| Rent | much |', '| **Total** | **more** |']],
])('makes no figure of %s [LOOK-010]', (_what, rows) => expect(readFigure(body(rows), sections)).toBeUndefined())

test.each([[[1, 1, 1]], [[4450, 900, 350, 140]], [[1, 999]], [[0, 5]], [[7, 11, 13, 17]]])(
  'the windows of %j add up to 100 [LOOK-010]',
  (amounts) => expect(shareWindows(amounts).reduce((sum, share) => sum + share, 0)).toBe(100),
)
