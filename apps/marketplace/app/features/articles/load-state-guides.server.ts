import type { CareCost, Client, Content } from '@pkg/api-client'
import {
  anyCareSlug,
  careLabel,
  careTypeSlugs,
  type CareTypeSlug,
  categoryUrl,
  formatMoney,
  stateBySlug,
  type StateCode,
  type State,
  siteLanguage,
  siteLocale,
} from '@pkg/domain'
import { apiFor, errorPage, orErrorPage, renderMarkdown } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { stateGuidePath, stateGuidesPath } from '~/site/links/article-links'
import { textValue } from './content-values'
import { dayText } from './day-text.server'
import { findEntry } from './find-entry.server'

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>

/** What a care type costs a month in a state. */
export interface StateCost {
  care: CareTypeSlug
  label: string
  href: string
  range: string
  median: string
  /** How many communities state a price. */
  priced: number
  asOf: string
}

/** Loads the list of guides to senior care by state. */
export async function loadStateGuides({ request, context }: Pick<Arguments, 'request' | 'context'>) {
  const { items } = await orErrorPage(
    apiFor(request, context).content.statePages({ language: siteLanguage, 'page-size': 100 }),
  )
  const guides = items.flatMap((guide) => {
    const state = stateBySlug(guide.slug)
    return state ? [{ slug: guide.slug, name: nameOf(guide, state) }] : []
  })
  return {
    guides: guides.sort((one, other) => one.name.localeCompare(other.name, siteLocale)),
    canonical: siteUrl(request, context) + stateGuidesPath,
  }
}

/** Loads the guide to senior care in a state: its rules, who to ask, and what each care type costs there. */
export async function loadStateGuide({ request, context, params }: Arguments) {
  const api = apiFor(request, context)
  const state = stateBySlug(params['state'] ?? '')
  if (!state || state.slug !== params['state']) throw errorPage('not-found', 404)
  const [guide, costs] = await Promise.all([findEntry(api.content.statePages, state.slug), loadCosts(api, state.code)])
  return {
    language: guide.language,
    title: guide.title,
    name: nameOf(guide, state),
    summary: textValue(guide, 'summary'),
    html: await renderMarkdown(guide.body ?? ''),
    facts: toFacts(guide),
    costs,
    listing: categoryUrl({ care: anyCareSlug, state: state.code }),
    canonical: siteUrl(request, context) + stateGuidePath(guide.slug),
  }
}

/** What the page of a state shows. */
export type StateGuide = Awaited<ReturnType<typeof loadStateGuide>>

/** The name of the state in the language of its guide, if the guide has one. */
const nameOf = (guide: Content, state: State): string => textValue(guide, 'name') || state.name

const none: { items: CareCost[] } = { items: [] }

const toFacts = (guide: Content) => ({
  license: textValue(guide, 'license'),
  licensedBy: textValue(guide, 'licensedBy'),
  ombudsman: textValue(guide, 'ombudsman'),
})

/** The page is complete without prices, so it leaves out what can't be loaded. */
async function loadCosts(api: Client, state: StateCode | undefined): Promise<StateCost[]> {
  const costs = await Promise.all(
    careTypeSlugs.map(async (care) => {
      const { items } = await api.stats.careCosts({ care }).catch(() => none)
      return toCost(
        care,
        state,
        items.find(({ id }) => id === state),
      )
    }),
  )
  return costs.flatMap((cost) => cost ?? [])
}

function toCost(care: CareTypeSlug, state: StateCode | undefined, cost: CareCost | undefined): StateCost | undefined {
  if (!cost?.prices) return undefined
  const { low, high, median } = cost.prices
  return {
    care,
    label: careLabel(care),
    href: categoryUrl({ care, state }),
    range: `${formatMoney(low)}–${formatMoney(high)}`,
    median: formatMoney(median),
    priced: cost.priced,
    asOf: dayText(cost.asOf ?? ''),
  }
}
