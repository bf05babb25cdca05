import type { CostEstimate } from '@pkg/api-client'
import { type CareLevel, type CostRange, isAllIn } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { answerParameters, readChosenAnswers } from '~/site/links/chosen-answers'
import { costTexts, monthlyLines } from '~/features/cost'
import { costToolTexts as words } from './cost-texts'

/** A line of a month’s cost with its source. */
export interface CostLine {
  label: string
  amount: string
  source: string
}

/** A month in a community: its likely cost with a label, the text of its range, and its parts. */
export interface CommunityMonth {
  label: string
  total: CostRange
  range: (low: string, high: string) => string
  lines: CostLine[]
}

/** A community whose cost a family compares with a month at home. */
export interface ComparedCommunity {
  community: {
    name: string
    url: string
    /** Its city and state, as the search for typical prices reads them. */
    place: string
    /** The parameters that choose the community, its room, and for how many people. */
    parameters: Record<string, string>
  }
  /** Missing if neither the community nor its area has a price. */
  month?: CommunityMonth
}

/** Loads the community that a URL names, and what a month there costs for a level of care. Undefined without one. [ROUTE-013, TRUST-012] */
export async function loadCommunityCost(
  care: CareLevel,
  request: Request,
  context: AppLoadContext,
): Promise<ComparedCommunity | undefined> {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('community')
  if (!id) return undefined
  const { room, isForTwo } = readChosenAnswers(searchParams)
  const chosen = answerParameters({ ...(room && { room }), ...(isForTwo && { isForTwo }) })
  const api = apiFor(request, context)
  const [found, cost] = await Promise.all([
    api.communities.get({ id }).catch(() => undefined),
    api.costEstimates.get({ id, care, ...chosen }).catch(() => undefined),
  ])
  if (!found) return undefined
  const { name, url, address } = found
  const place = `${address.city}, ${address.state}`
  return {
    community: { name, url, place, parameters: { community: found.id, ...chosen } },
    ...(cost && { month: monthIn(name, cost) }),
  }
}

function monthIn(name: string, cost: CostEstimate): CommunityMonth {
  const { area, total } = cost
  const ownLabel = isAllIn(cost) ? words.communityAllIn : words.communityBeforeCare
  return {
    label: area ? costTexts.typicalIn(area.place) : ownLabel(name),
    total,
    range: words.communityRange,
    lines: monthlyLines(cost).map(({ label, figure, note }) => ({ label, amount: figure, source: note })),
  }
}
