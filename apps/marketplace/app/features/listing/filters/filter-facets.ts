import type { FilterCount, SearchInsights } from '@pkg/api-client'
import {
  amenityCategories,
  careLabel,
  careNameInSentence,
  type CareTypeSlug,
  isCareTypeSlug,
  paymentLabel,
  type TypeOfCareSlug,
} from '@pkg/domain'
import { filterLabel, rateLabel, ratingLabel } from './filter-label'
import { filterTexts as words } from './texts'

/** The counts of a listing's filters. Without them, the options are shown alone. */
export type FilterCounts = Omit<SearchInsights, 'id'>

/** A value of a filter, with the number of communities that it leaves. */
export interface FilterOption {
  name: string
  value: string
  label: string
  communities: number
}

/** Filters with one choice each. */
export interface ChoiceFacet {
  name: string
  label: string
  hint?: string
  /** The name of no choice. */
  any: string
  anyValue: string
  options: FilterOption[]
}

/** Filters that can be combined. */
export interface FlagFacet {
  label: string
  hint?: string
  options: FilterOption[]
}

const toOptions = <Value extends string>(name: string, counts: FilterCount<Value>[], label: (value: Value) => string) =>
  counts.map(({ value, communities }): FilterOption => ({ name, value, label: label(value), communities }))

/** Returns the filters with one choice: care, price, size, and rating. [FIND-006, LIST-007, LIST-012, LIST-013] */
export function choiceFacets(counts: FilterCounts, care: TypeOfCareSlug): ChoiceFacet[] {
  return [
    {
      name: 'toc',
      label: words.care,
      any: words.withCount(words.anyCare, counts.anyCare),
      anyValue: 'senior-living',
      options: toOptions<CareTypeSlug>('toc', counts.care, careLabel),
    },
    {
      name: 'starting-rate',
      label: isCareTypeSlug(care) ? words.carePrice(careNameInSentence(care)) : words.startingPrice,
      hint: words.priceHint,
      any: words.anyPrice,
      anyValue: '',
      options: toOptions('starting-rate', counts.startingRates, rateLabel),
    },
    {
      name: 'size',
      label: words.size,
      any: words.anySize,
      anyValue: '',
      options: toOptions('size', counts.sizes, (size) => words.sizes[size]),
    },
    {
      name: 'rating',
      label: words.rating,
      any: words.anyRating,
      anyValue: '',
      options: toOptions('rating', counts.ratings, ratingLabel),
    },
  ]
}

/** Returns the filters that can be combined: availability, prices, and fees, who pays, and the amenities of the five groups. [FIND-006, COMM-002, LIST-014] */
export function flagFacets(counts: FilterCounts): FlagFacet[] {
  const offered = new Map<string, number>(counts.amenities.map(({ value, communities }) => [value, communities]))
  return [
    {
      label: words.only,
      hint: words.onlyHint,
      options: toOptions('only', counts.only, (condition) => words.onlyLabels[condition]),
    },
    {
      label: words.pays,
      hint: words.paysHint,
      options: toOptions('pays', counts.pays, paymentLabel),
    },
    ...amenityCategories.map(({ label, amenities }) => ({
      label,
      options: amenities.map(({ flag, label: amenity }) => ({
        name: `filter[${flag}]`,
        value: 'true',
        label: amenity,
        communities: offered.get(flag) ?? 0,
      })),
    })),
  ]
}

/** The filters that people use most, which are one press away. */
const quickFilters: readonly (readonly [name: string, value: string])[] = [
  ['only', 'open-rooms'],
  ['starting-rate', 'le:5000'],
  ['rating', 'ge:8'],
  ['pays', 'medicaid'],
  ['filter[allowsPets]', 'true'],
  ['only', 'no-referral-fee'],
]

/** Returns the quick filters that aren't applied and leave communities. [FIND-006] */
export function quickOptions(
  counts: FilterCounts,
  care: TypeOfCareSlug,
  applied: readonly { name: string; value: string }[],
): FilterOption[] {
  const facets = [...choiceFacets(counts, care), ...flagFacets(counts)]
  const options = facets.flatMap((facet) => facet.options)
  return quickFilters.flatMap(([name, value]) => {
    const isApplied = applied.some(
      (each) => each.name === name && (!['only', 'pays'].includes(name) || each.value === value),
    )
    const option = options.find((each) => each.name === name && each.value === value)
    if (!option || isApplied || option.communities === 0) return []
    const isCarePrice = name === 'starting-rate' && isCareTypeSlug(care)
    return [{ ...option, label: isCarePrice ? words.priceOfThisCare(option.label) : filterLabel(option, care) }]
  })
}
