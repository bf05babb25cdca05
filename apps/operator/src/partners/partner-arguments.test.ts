import { expect, test } from 'vitest'
import { UsageError } from '@pkg/command-line'
import { readPartnerArguments } from './partner-arguments'

const site = 'https://www.riverbend.example'

test.each([
  [['--name', 'Riverbend Guide', '--origin', site], { make: { name: 'Riverbend Guide', origins: [site] } }],
  [['--name', ' R ', '--origin', `${site}/`, '--origin', site], { make: { name: 'R', origins: [site] } }],
  [['--name', 'R', '--origin', 'http://localhost:5173'], { make: { name: 'R', origins: ['http://localhost:5173'] } }],
  [['--list'], { list: true }],
  [['--revoke', 'Riverbend Guide'], { revoke: 'Riverbend Guide' }],
])('%j is understood [API-049]', (given, wanted) => {
  expect(readPartnerArguments(given)).toEqual(wanted)
})

test.each([
  [[], /one thing/],
  [['--list', '--revoke', 'R'], /one thing/],
  [['--origin', site], /name is missing/],
  [['--name', ' ', '--origin', site], /name is missing/],
  [['--name', 'R'.repeat(121), '--origin', site], /120/],
  [['--name', 'R'], /site is missing/],
  [['--name', 'R', '--origin', 'riverbend.example'], /"riverbend\.example" is no site/],
  [['--name', 'R', '--origin', 'http://riverbend.example'], /no site/],
  [['--name', 'R', '--origin', `${site}/pricing`], /no site/],
  [['--name', 'R', '--origin', '*'], /no site/],
  [['--nam', 'R'], /--nam/],
])('%j is answered with what is wrong and how it goes [ERR-018]', (given, reason) => {
  const read = () => readPartnerArguments(given)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(reason)
  expect(read).toThrow('Usage: npm run partner -- ')
})
