import type { PriceWindow } from '@pkg/api-client'
import { formatMoney } from '@pkg/domain'
import { tileTexts } from '~/features/tile'
import { priceTexts as words } from './texts'

/** Returns what a community costs, and whether it has rooms, if someone said so in the last days. */
export function windowFacts({ price, availability }: PriceWindow): string {
  const { status, openRooms } = availability ?? {}
  const rooms =
    status === 'open' && openRooms ? tileTexts.openRooms(openRooms) : status && tileTexts.availability[status]
  return [words.each(formatMoney(price)), ...(rooms ? [rooms] : [])].join(', ')
}
