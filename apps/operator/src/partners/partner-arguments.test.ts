import { expect, test } from 'vitest'
import { UsageError } from '@pkg/command-line'
import { readPartnerArguments } from './partner-arguments'

const site = 'https://www.riverbend.example'

test.each([
  [['--name', 'Riverbend Guide', '--origin', site], { create: { name: 'Riverbend Guide', origins: [site] } }],
  [['--name', ' R ', '--origin', `${site}/`, '--origin', site], { create: { name: 'R', origins: [site] } }],
  [['--name', 'R', '--origin', 'http://localhost:5173'], { create: { name: 'R', origins: ['http://localhost:5173'] } }],
  [['--list'], { list: true }],
  [['--revoke', 'Riverbend Guide'], { revoke: 'Riverbend Guide' }],
])('parses %j [API-049]', (args, expected) => {
  expect(readPartnerArguments(args)).toEqual(expected)
})

test.each([
  [[], /Use one of/],
  [['--list', '--revoke', 'R'], /Use one of/],
  [['--origin', site], /Add the name/],
  [['--name', ' ', '--origin', site], /Add the name/],
  [['--name', 'R'.repeat(121), '--origin', site], /120/],
  [['--name', 'R'], /Add the site/],
  [['--name', 'R', '--origin', 'riverbend.example'], /"riverbend\.example" isn't an origin/],
  [['--name', 'R', '--origin', 'http://riverbend.example'], /isn't an origin/],
  [['--name', 'R', '--origin', `${site}/pricing`], /isn't an origin/],
  [['--name', 'R', '--origin', '*'], /isn't an origin/],
  [['--nam', 'R'], /--nam/],
])('rejects %j with the reason and the usage [ERR-018]', (args, reason) => {
  const read = () => readPartnerArguments(args)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(reason)
  expect(read).toThrow('Usage: npx hearthway partner ')
})
