import type { FamilyCost } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { communityCost } from './community-cost'

const same = (amount: number) => ({ low: amount, likely: amount, high: amount })
const cost: FamilyCost = {
  id: 'granite-spring',
  care: 'heavy-care',
  isForTwo: false,
  total: same(5640),
  parts: [
    { kind: 'rent', amount: same(4800), source: 'community', asOf: '2026-11-03' },
    { kind: 'care', amount: same(840), source: 'community' },
    { kind: 'communityFee', amount: same(1500), source: 'community', isOneTime: true },
  ],
}

test('adds up what a community costs, with sources and dates, and what is paid once below the sum [WORK-006, TRUTH-010]', () => {
  expect(communityCost(cost, undefined)).toEqual({
    likely: '$5,640',
    about: 'a month, all-in',
    lines: [
      { label: 'Room and meals', figure: '$4,800', note: 'From the community, Nov 3, 2026' },
      { label: 'Care, a lot of help', figure: '$840', note: 'From the community' },
      { label: 'All-in monthly cost', figure: '$5,640', isTotal: true },
      { label: 'Community fee (one-time)', figure: '$1,500', note: 'From the community' },
    ],
  })
})

test.each([
  ['<$2K', { text: '$3,640 over their budget', isOver: true }],
  ['$2K-$5K', { text: '$640 over their budget', isOver: true }],
  ['$5K+', undefined],
  ['$5,000 - $6,000', { text: 'Within their budget', isOver: false }],
])('next to a budget of %s, the cost says so [WORK-006, TRUTH-010]', (budget, compared) => {
  expect(communityCost(cost, budget).budget).toEqual(compared)
})

test('a cost without the care fee isn’t called all-in, nor within a budget [WORK-006, TRUTH-010]', () => {
  const [rent] = cost.parts
  const unstated: FamilyCost = {
    ...cost,
    total: same(4800),
    parts: [...(rent ? [rent] : []), { kind: 'care', source: 'community' }],
  }
  expect(communityCost(unstated, '$2K-$5K')).toMatchObject({ about: 'a month, before care fees' })
  expect(communityCost(unstated, '$2K-$5K')).not.toHaveProperty('budget')
  expect(communityCost(unstated, '<$2K')).toMatchObject({ budget: { text: '$2,800 over their budget' } })
  expect(communityCost(unstated, undefined).lines).toContainEqual({
    label: 'Care, a lot of help',
    figure: 'Not stated',
  })
})

test('what an area charges is called typical, and never compared with a budget [WORK-006, TRUTH-010]', () => {
  const area = { place: 'Larimer County, CO', communities: 5 }
  const amount = { low: 4400, likely: 4800, high: 5200 }
  const typical: FamilyCost = { ...cost, total: amount, area, parts: [{ kind: 'rent', amount, source: 'area', area }] }
  const shown = communityCost(typical, '<$2K')
  expect(shown).toMatchObject({ likely: '$4,800', about: 'a month, typical in Larimer County, CO' })
  expect(shown).not.toHaveProperty('budget')
  expect(shown.lines).toEqual([
    { label: 'Room and meals', figure: '$4,400–$5,200', note: 'Estimate from 5 communities in Larimer County, CO' },
    { label: 'Typical monthly cost', figure: '$4,800', isTotal: true },
  ])
})

test('an estimate is called one, and isn’t said to be within a budget [WORK-006, TRUTH-010]', () => {
  const amount = { low: 4320, likely: 4800, high: 5280 }
  const estimated: FamilyCost = { ...cost, total: amount, parts: [{ kind: 'rent', amount, source: 'estimate' }] }
  expect(communityCost(estimated, '$2K-$5K')).toMatchObject({ about: 'a month, our estimate' })
  expect(communityCost(estimated, '$2K-$5K')).not.toHaveProperty('budget')
  expect(communityCost(estimated, '<$2K').budget).toEqual({ text: 'About $2,800 over their budget', isOver: true })
})

test('a care fee of the area makes the cost an estimate, and says how many communities it comes from [FIND-025, WORK-006]', () => {
  const [rent] = cost.parts
  const area = { place: 'Larimer County, CO', communities: 7 }
  const care = { kind: 'care', amount: { low: 500, likely: 800, high: 1100 }, source: 'area', area } as const
  const estimated: FamilyCost = {
    ...cost,
    total: { low: 5300, likely: 5600, high: 5900 },
    parts: [...(rent ? [rent] : []), care],
  }
  const shown = communityCost(estimated, '$2K-$5K')
  expect(shown).toMatchObject({ likely: '$5,600', about: 'a month, our estimate' })
  expect(shown.budget).toEqual({ text: 'About $600 over their budget', isOver: true })
  expect(shown.lines).toContainEqual({
    label: 'Care, a lot of help',
    figure: '$500–$1,100',
    note: 'Estimate from 7 communities in Larimer County, CO',
  })
})
