import type { MonthlyCost } from '@pkg/domain'
import { expect, test } from 'vitest'
import { likelyLines } from './cost-lines'

const range = (likely: number) => ({ low: likely - 500, likely, high: likely + 700 })
const cost: MonthlyCost = {
  total: range(6450),
  parts: [
    { kind: 'rent', amount: range(4650), source: 'community' },
    { kind: 'care', amount: range(900), source: 'community' },
    { kind: 'secondPerson', amount: range(900), source: 'community' },
    { kind: 'communityFee', amount: range(2500), source: 'community', isOneTime: true },
  ],
}
const dollars = (figure: string) => Number(figure.replace(/\D/g, ''))

test('the lines of the price card end with their sum, without what is paid once [TRUST-012, LOOK-006]', () => {
  const lines = likelyLines(cost)
  const parts = lines.filter(({ isTotal }) => !isTotal)
  expect(parts.map(({ label }) => label)).toEqual(['Room and meals', 'Care', 'Second person'])
  expect(lines.at(-1)).toEqual({ label: 'Each month, likely', figure: '$6,450', isTotal: true })
  expect(parts.reduce((sum, { figure }) => sum + dollars(figure), 0)).toBe(6450)
})

test('a sum without the care fee says so [TRUST-012, LOOK-006]', () => {
  const [rent] = cost.parts
  const lines = likelyLines({
    total: range(4650),
    parts: [...(rent ? [rent] : []), { kind: 'care', source: 'community' }],
  })
  expect(lines).toEqual([
    { label: 'Room and meals', figure: '$4,650' },
    { label: 'Each month, likely, before care fees', figure: '$4,650', isTotal: true },
  ])
})
