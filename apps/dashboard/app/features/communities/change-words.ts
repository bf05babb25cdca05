import { amenityLabel, careLabel, careLimits, isAmenityFlag, isCareTypeSlug, roomTypes } from '@pkg/domain'
import { pricesTexts } from '~/features/prices'
import { absentTexts } from '~/site/texts'
import { careLimitNames, communitiesTexts as words } from './texts'

/** An attribute of a community that people change. */
export type ChangedAttribute = keyof typeof words.fields

/** Returns whether a name is an attribute of a community that people change. */
export const isAttribute = (name: string): name is ChangedAttribute => Object.hasOwn(words.fields, name)

/** Returns which attribute a recorded field is, and whether it was an edit of the profile. Undefined for what no one reads, such as images. */
export function fieldOf(field: string): { attribute: ChangedAttribute; isEdit: boolean } | undefined {
  const isEdit = field.startsWith('edits.')
  const attribute = isEdit ? field.slice('edits.'.length) : field
  // The status is a column, too.
  if (!isAttribute(attribute) || (isEdit && attribute === 'status')) return undefined
  return { attribute, isEdit }
}

/** Returns a value of an attribute in words, as before or after a change. */
export function changeWords(attribute: ChangedAttribute, value: unknown): string {
  if (value === null || value === undefined || value === '') return absentTexts.value
  if (typeof value === 'boolean') return attribute === 'hidePricing' ? hiddenWords(value) : yesOrNo(value)
  if (attribute === 'status') return statusWords(value)
  if (attribute === 'startingRate' || attribute === 'maxRate') return dollars(value)
  if (Array.isArray(value)) return value.map((one) => nameOf(String(one))).join(', ') || absentTexts.value
  if (attribute === 'location') return locationWords(value)
  if (typeof value === 'object') return Object.entries(value).map(entryWords).join(', ') || absentTexts.value
  return attribute === 'feePercent' ? words.feeOf(Number(value)) : String(value)
}

const yesOrNo = (value: boolean): string => (value ? words.yes : words.no)

const hiddenWords = (isHidden: boolean): string => words.hidePricingOptions[isHidden ? 1 : 0].label

const statusWords = (value: unknown): string =>
  Object.entries(words.statuses).find(([status]) => status === String(value))?.[1] ?? String(value)

const locationWords = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'city' in value && 'zip' in value
    ? `${String(value.city)} ${String(value.zip)}`
    : absentTexts.value

const dollars = (value: unknown): string => `$${Number(value).toLocaleString('en-US')}`

/** Returns the name of a type of care or an amenity. Others, such as tags, are their own names. */
const nameOf = (value: string): string => {
  if (isCareTypeSlug(value)) return careLabel(value)
  const limit = careLimits.find((one) => one === value)
  if (limit) return careLimitNames[limit]
  return isAmenityFlag(value) ? amenityLabel(value) : value
}

/** Returns an amenity with whether it’s offered, or a price with its care. */
const entryWords = ([name, value]: [string, unknown]): string => {
  if (typeof value === 'boolean') return `${nameOf(name)}: ${yesOrNo(value)}`
  if (isCareTypeSlug(name)) return `${careLabel(name)}: ${dollars(value)}`
  const [care = '', room = ''] = name.split('.')
  const type = roomTypes.find((one) => one === room)
  return isCareTypeSlug(care) && type
    ? `${careLabel(care)}, ${pricesTexts.rooms[type]}: ${dollars(value)}`
    : String(value)
}
