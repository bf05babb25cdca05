import { formatMoney, homeHelpCost, stateName, states, siteLocale, siteTimeZone } from '@pkg/domain'
import type { AppLoadContext } from '@remix-run/node'
import { loadPrices, readPriceQuestion } from '~/features/price-finder/index.server'
import { type Prices, whereOf } from '~/features/price-finder'
import { costToolTexts as words } from './cost-texts'
import { homeCareRate } from './home-care-rates.server'
import {
  type ComparedCommunity,
  type CommunityMonth,
  type CostLine,
  loadCommunityCost,
} from './load-community-cost.server'
import { readMoney } from './money-field'

/** What a month costs in a community and at home. */
export interface MonthCosts {
  prices: Prices
  /** The community whose cost replaces the area’s, if the family came from its page. */
  compared?: ComparedCommunity['community']
  fields: { extras: string; hours: string; home: string }
  errors: { extras?: string; hours?: string; home?: string }
  /** Missing without enough prices. */
  total?: { label: string; likely: number; range: string }
  community: CostLine[]
  atHome: { total: number; lines: CostLine[] }
}

/** Loads what a month costs in communities around a place, and at home, from the answers of a URL. They say nothing about who asks. [ROUTE-013] */
export async function loadCosts(request: Request, context: AppLoadContext, now: Date): Promise<MonthCosts> {
  const { searchParams } = new URL(request.url)
  const textOf = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 20)
  const fields = { extras: textOf('extras'), hours: textOf('hours'), home: textOf('home') }
  const [extras, home] = [readMoney(fields.extras || '0'), readMoney(fields.home || '0')]
  const hours = /^\d{0,2}$/.test(fields.hours) && Number(fields.hours) <= 24 ? Number(fields.hours) : undefined
  const question = readPriceQuestion(request)
  const compared = await loadCommunityCost(question.level, request, context)
  const prices = await loadPrices(
    { ...question, place: question.place || (compared?.community.place ?? '') },
    request,
    context,
  )
  const month = compared?.month ?? typicalMonth(prices, now)
  const added = extras ?? 0
  return {
    prices,
    fields,
    errors: {
      ...(extras === undefined && { extras: words.errors.money }),
      ...(home === undefined && { home: words.errors.money }),
      ...(hours === undefined && { hours: words.errors.hours }),
    },
    ...(compared && { compared: compared.community }),
    ...(month && { total: totalOf(month, added) }),
    community: [
      ...(month?.lines ?? []),
      ...(added > 0 ? [{ label: words.extras, amount: formatMoney(added), source: words.yours }] : []),
    ],
    atHome: homeMonth(stateIn(prices.answer?.place), hours ?? 0, home ?? 0),
  }
}

/** Returns a month at home. A family that hasn't entered what the home costs reads so. */
function homeMonth(code: ReturnType<typeof stateIn>, hours: number, home: number): MonthCosts['atHome'] {
  const { rate, state } = homeCareRate(code)
  const help = homeHelpCost(hours, rate)
  const where = state && stateName(state)
  return {
    total: help + home,
    lines: [
      { label: words.homeCosts, amount: formatMoney(home), source: home > 0 ? words.yours : words.notEntered },
      {
        label: words.help(hours),
        amount: formatMoney(help),
        source: words.survey(formatMoney(rate), where ?? words.country),
      },
    ],
  }
}

/** Returns a typical month around a place, or undefined without enough prices. */
function typicalMonth({ answer }: Prices, now: Date): CommunityMonth | undefined {
  if (!answer?.prices) return undefined
  const { low, median, high, communities } = answer.prices
  const source = words.fromCommunities(communities, whereOf(answer), dayText(now))
  return {
    label: words.allIn,
    total: { low, likely: median, high },
    range: words.range,
    lines: [{ label: words.rent, amount: formatMoney(median), source }],
  }
}

const totalOf = ({ label, total: { low, likely, high }, range }: CommunityMonth, added: number) => ({
  label,
  likely: likely + added,
  range: range(formatMoney(low + added), formatMoney(high + added)),
})

/** Returns the state of a place such as `Denver, CO` or `Colorado`. */
function stateIn(place: string | undefined) {
  return states.find(({ code, name }) => place === name || place?.endsWith(`, ${code}`))?.code
}

const dayText = (now: Date) =>
  new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: siteTimeZone }).format(now)
