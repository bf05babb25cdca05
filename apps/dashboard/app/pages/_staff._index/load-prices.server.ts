import { priceSheet, type PriceView, type RoomView } from '~/features/prices'
import type { TodayNeeds } from './today-needs'

const communities = 5

/** The prices and rooms of a community that aren't current. */
export interface PricesToCheck {
  id: string
  name: string
  /** How many expired or were never stated, and how many expire soon. */
  expired: number
  soon: number
}

/** Loads what a provider's communities should confirm: what expired, or expires soon. [TRUST-018, WORK-010] */
export async function loadPrices({ api }: TodayNeeds): Promise<PricesToCheck[]> {
  const { items } = await api.listings.list({ 'page-size': communities })
  const sheets = await Promise.all(items.map(({ id }) => api.communityStatements.get({ id })))
  return sheets.map(priceSheet).flatMap(({ id, name, cares, rooms }) => {
    const all: (PriceView | RoomView)[] = [...cares.flatMap(({ prices }) => prices), ...rooms]
    const old = all.filter(({ age }) => age.tone !== 'calm')
    const expired = old.filter(({ age }) => age.tone === 'over').length
    return old.length === 0 ? [] : [{ id, name, expired, soon: old.length - expired }]
  })
}
