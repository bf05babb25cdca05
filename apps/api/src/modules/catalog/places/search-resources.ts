import type { SearchResources } from '@pkg/api-client'
import {
  amenityCategories,
  careLabel,
  careTypeSlugs,
  communitySizes,
  formatMoney,
  listingSorts,
  regionName,
  regionSlugs,
  startingRates,
  states,
} from '@pkg/domain'
import { texts } from './texts'

/** Returns the options of the search form with their labels. [API-036] */
export function searchResources(): SearchResources {
  return {
    id: 'current',
    care: careTypeSlugs.map((value) => ({ value, label: careLabel(value) })),
    sizes: communitySizes.map((value) => ({ value, label: texts.sizes[value] })),
    startingRates: startingRates.map((value) => ({ value, label: rateLabel(value) })),
    sorts: listingSorts.map((value) => ({ value, label: texts.sorts[value] })),
    amenities: amenityCategories.map(({ category, label, amenities }) => ({
      category,
      label,
      amenities: amenities.map(({ flag, label: words }) => ({ value: flag, label: words })),
    })),
    states: states.map(({ code, name, slug, region }) => ({ value: code, label: name, slug, region })),
    regions: regionSlugs.map((value) => ({ value, label: regionName(value) })),
  }
}

function rateLabel(rate: (typeof startingRates)[number]): string {
  const [operator, limit] = rate.split(':')
  const money = formatMoney(Number(limit))
  return operator === 'ge' ? texts.from(money) : texts.upTo(money)
}
