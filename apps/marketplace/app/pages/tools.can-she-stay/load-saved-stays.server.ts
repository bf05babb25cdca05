import { ApiError, type Client, type CostEstimate } from '@pkg/api-client'
import { type CommunityTile, costAnswers, isAllIn, type StayFacts } from '@pkg/domain'
import { costTexts } from '~/features/cost'
import { loadSavedLists } from '~/features/homebase/index.server'
import { stayPageTexts as words } from './texts'

/** A saved community with what decides how long someone can stay. */
export interface SavedStay extends StayFacts {
  id: string
  name: string
  /** Its page, with the help that the price includes. */
  url: string
  place: string
  /** What the price includes. */
  note?: string
}

/** Loads the saved communities with their likely prices, for the care that each was found for. [FIND-023, FIND-025] */
export async function loadSavedStays(api: Client): Promise<SavedStay[]> {
  const { saved } = await loadSavedLists(api)
  return Promise.all(saved.map(({ community }) => withPrice(api, community)))
}

async function withPrice(api: Client, community: CommunityTile): Promise<SavedStay> {
  const { id, name, url, address, carePrice, medicaid } = community
  const { care } = costAnswers(
    { care: undefined, lookingFor: undefined },
    carePrice ? [carePrice.care] : community.care,
  )
  const cost = await findCost(api, { id, care })
  return {
    id,
    name,
    url: `${url}?care=${care}`,
    place: `${address.city}, ${address.state}`,
    ...(medicaid && { medicaid }),
    ...(cost && { price: cost.total.likely, note: words.includes(labelOf(cost), costTexts.careLevels[care]) }),
  }
}

/** Returns the cost of a community, or undefined if neither it nor its area has a price. */
async function findCost(api: Client, query: Parameters<Client['costEstimates']['get']>[0]) {
  try {
    return await api.costEstimates.get(query)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

function labelOf(cost: CostEstimate): string {
  if (cost.area) return costTexts.typicalIn(cost.area.place)
  return (isAllIn(cost) ? costTexts.allIn : costTexts.beforeCare)(undefined)
}
