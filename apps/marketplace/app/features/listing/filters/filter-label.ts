import {
  amenityLabel,
  careLabel,
  communitySizes,
  formatMoney,
  isAmenityFlag,
  isCareTypeSlug,
  isRegionSlug,
  onlyConditions,
  paymentNameInSentence,
  paymentSources,
  regionName,
  type TypeOfCareSlug,
} from '@pkg/domain'
import { filterTexts as words } from './texts'

/** Returns a price limit in words: `Up to $5,000`. [LIST-013] */
export function rateLabel(rate: string): string {
  const [limit, amount] = rate.split(':')
  return (limit === 'le' ? words.upTo : words.atLeast)(formatMoney(Number(amount)))
}

/** Returns a price limit inside a sentence: `up to $5,000`. */
function rateInSentence(rate: string): string {
  const [limit, amount] = rate.split(':')
  return (limit === 'le' ? words.upToInside : words.atLeast)(formatMoney(Number(amount)))
}

/** Returns a lowest rating in words. */
export const ratingLabel = (rating: string) => words.rated(rating.slice('ge:'.length))

/** Returns what an applied filter means, in a few words. The price is that of the listing's care type. [FIND-006] */
export function filterLabel({ name, value }: { name: string; value: string }, care: TypeOfCareSlug): string {
  const flag = /^filter\[(\w+)\]$/.exec(name)?.[1] ?? ''
  if (isAmenityFlag(flag)) return value === 'true' ? amenityLabel(flag) : words.without(amenityLabel(flag))
  const labels: Record<string, () => string> = {
    'starting-rate': () =>
      isCareTypeSlug(care)
        ? words.priceOfCare(careLabel(care), rateInSentence(value))
        : words.startingPriceOf(rateInSentence(value)),
    rating: () => ratingLabel(value),
    size: () => words.sizes[communitySizes.find((size) => size === value) ?? 'small'],
    only: () => words.onlyLabels[onlyConditions.find((condition) => condition === value) ?? 'open-rooms'],
    pays: () => words.takes(paymentNameInSentence(paymentSources.find((source) => source === value) ?? 'medicaid')),
    stays: () => words.stays(formatMoney(Number(value.slice('le:'.length)))),
    'filter[geo]': () => words.within(Number(value.split(',')[2])),
    'filter[care-services]': () => (isCareTypeSlug(value) ? careLabel(value) : value),
    'filter[region]': () => (isRegionSlug(value) ? regionName(value) : value),
    'filter[county]': () => words.county(value),
    'filter[address]': () => words.address(value),
    'filter[name]': () => words.named(value),
    'filter[id]': () => words.chosen,
    'filter[status]': () => words.status,
  }
  return labels[name]?.() ?? value
}
