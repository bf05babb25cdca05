import { formatMoney, startingPriceText } from '@pkg/domain'
import type { Records } from '../testing/family-records'
import { always, type Sentence } from './fact'

const isCostText = (text: string, { costs }: Records) =>
  [...costs.values()].some(({ total, parts }) =>
    [total, ...parts.flatMap(({ amount }) => (amount ? [amount] : []))].some(
      ({ low, high, likely }) =>
        [low, high, likely].every((value) => value >= 0) &&
        text.split(/ – | to /).every((amount) => [low, high, likely].map(formatMoney).includes(amount)),
    ),
  )

/** Sentences about prices and costs, on screens and in emails. */
export const priceFacts: readonly Sentence[] = [
  {
    on: ['sent'],
    pattern: /^About (?<price>\$[\d,]+) a month( for .+?)?(, before care)?$/,
    isTrue: ({ price = '' }, records) => isCostText(price, records),
  },
  {
    on: ['phone step'],
    pattern: /^We’ll send pricing for (?<name>.+) here when you finish\.$/,
    isTrue: ({ name = '' }, { emails }) =>
      emails.some(
        (body) => body.includes(`What ${name} may cost`) || body.includes(`${name} doesn’t share its prices`),
      ),
  },
  {
    on: ['nearby'],
    pattern: /^(?<name>.+): (?<price>From \$[\dX,]+\/mo)$/,
    isTrue: ({ name = '', price }, _, { nearby }) => {
      const community = nearby.get(name)
      return community !== undefined && startingPriceText(community) === price
    },
  },
  {
    on: ['nearby'],
    pattern: /^(?<count>It|One|\d+) starts? within your budget\.$/,
    isTrue: ({ count = '' }, _, { nearby }) => {
      const affordable = [...nearby.values()].filter(
        ({ startingRate, hidePricing }) => !hidePricing && startingRate >= 2000 && startingRate <= 5000,
      )
      return affordable.length === (Number(count) || 1)
    },
  },
  {
    on: ['team confirmation'],
    pattern: /^Advisor note: Prices start at (?<price>\$[\d,]+) a month\.$/,
    isTrue: ({ price = '' }, { startingPrices, teams }) =>
      teams.some((name) => startingPrices.get(name) === `From ${price}/mo`),
  },
  { on: ['disclosure', 'plain form'], pattern: /^\$0$/, isTrue: always },
  {
    on: 'any',
    pattern: /^(?<amount>\$[\d,]+(?: – \$[\d,]+)?)$/,
    isTrue: ({ amount = '' }, records) => isCostText(amount, records),
  },
  {
    on: 'any',
    pattern: /^(?:Most likely|Typically) (?<amount>\$[\d,]+)$/,
    isTrue: ({ amount = '' }, records) => isCostText(amount, records),
  },
  {
    on: 'any',
    pattern: /^What (?<name>.+) may cost each month$/,
    isTrue: ({ name = '' }, { costs }) => costs.has(name),
  },
  {
    on: 'any',
    pattern: /^(?<name>.+) doesn’t share its prices online\.$/,
    isTrue: ({ name = '' }, { costs }) => costs.get(name)?.area !== undefined,
  },
  {
    on: 'any',
    pattern:
      /^Half of the (?<count>\d+) communities in (?<place>.+) that list a price for this care charge an amount in this range\.$/,
    isTrue: ({ count, place }, { costs }) =>
      [...costs.values()].some(({ area }) => area?.place === place && area?.communities === Number(count)),
  },
  {
    on: ['email'],
    pattern: /^What (?<name>.+) may cost: (?<range>.+?) a month(?:, most likely (?<likely>\$[\d,]+))?\.$/,
    isTrue: ({ name = '', range = '', likely }, records) =>
      records.costs.has(name) && isCostText(range, records) && (likely === undefined || isCostText(likely, records)),
  },
  {
    on: ['email'],
    pattern: /^- (?:Room and meals|Care|Second person|One-time fee): (?<range>\$[\d,]+(?: to \$[\d,]+)?) \(.+\)$/,
    isTrue: ({ range = '' }, records) => isCostText(range, records),
  },
  {
    on: ['email'],
    pattern: /^- (?:Care|Second person|One-time fee): not stated \(ask about this\)$/,
    isTrue: (_, { costs }) => [...costs.values()].some(({ parts }) => parts.some(({ amount }) => !amount)),
  },
  {
    on: ['email'],
    pattern:
      /^(?:(?<name>.+) doesn’t share its prices online\. )?Half of the (?<count>\d+) communities in (?<place>.+) that list a price for this care charge (?<range>.+) a month, typically (?<likely>\$[\d,]+)\.$/,
    isTrue: ({ name, count, range = '', place, likely = '' }, records) =>
      isCostText(range, records) &&
      isCostText(likely, records) &&
      [...records.costs].some(
        ([community, { area }]) =>
          area?.place === place && area?.communities === Number(count) && (name ?? community) === community,
      ),
  },
]
