import { careLabel, formatMoney, isCareTypeSlug, isPaidOnce, roomTypes } from '@pkg/domain'
import { pricesTexts } from '~/features/prices'
import { setupTexts } from './texts'

const words = setupTexts.preview

/** Returns a price with its care, and its room or fee, as families read it. What is paid once has no month. [DASH-011] */
export function priceText(id: string, amount: number): string {
  const [type = '', name] = id.split('.')
  const room = roomTypes.find((one) => one === name)
  const care = isCareTypeSlug(type) ? careLabel(type) : type
  const label = room ? `${care}, ${pricesTexts.rooms[room]}` : care
  return words.by(label, room && isPaidOnce(room) ? formatMoney(amount) : words.month(formatMoney(amount)))
}
