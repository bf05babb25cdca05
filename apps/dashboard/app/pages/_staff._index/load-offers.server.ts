import { type Client, ApiError, type Family } from '@pkg/api-client'
import { lapsedOffer, type LapsedOffer, offerSummary, type OfferSummary } from '~/features/offers'
import type { TodayNeeds } from './today-needs'

const shown = { waiting: 3, lapsed: 2 }

/** The offers that wait for an advisor's response, and those of the last day that the advisor let lapse. */
export interface DayOffers {
  total: number
  waiting: OfferSummary[]
  /** The families that are offered. */
  familyIds: string[]
  lapsed: LapsedOffer[]
}

/** Loads an advisor's offers, the one that ends first first. [WORK-002] */
export async function loadOffers({ api, clock }: TodayNeeds): Promise<DayOffers> {
  const dayAgo = clock.now.minus({ days: 1 }).toUTC().toISO() ?? ''
  const [waiting, lapsed] = await Promise.all([
    api.offers.list({ 'filter[status]': 'offered', sort: 'dueAt', 'page-size': 20 }),
    api.offers.list({
      'filter[status]': 'timed-out',
      'filter[resolvedAt][ge]': dayAgo,
      sort: '-resolvedAt',
      'page-size': shown.lapsed,
    }),
  ])
  const first = waiting.items.slice(0, shown.waiting)
  const families = await Promise.all(first.map(({ clientId }) => findFamily(api, clientId)))
  return {
    total: waiting.total,
    waiting: first.map((offer, index) => offerSummary(offer, families[index], clock)),
    familyIds: waiting.items.map(({ clientId }) => clientId),
    lapsed: lapsed.items.map((offer) => lapsedOffer(offer, clock)),
  }
}

/** Returns an offered family, or undefined if it was taken back meanwhile. */
async function findFamily(api: Client, id: string): Promise<Family | undefined> {
  return api.clients.get({ id }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  })
}
