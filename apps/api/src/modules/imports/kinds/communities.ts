import { schemas } from '@pkg/api-client/server'
import { type CareTypeSlug, careTypeSlugs, formatPhone, isCareTypeSlug, parseSearch } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Values } from '../../../http/collections/collection'
import { valuesParser } from '../../../http/validation'
import { addressKey, listZipStates } from '../../catalog'
import {
  careText,
  communityWriter,
  findAlikeCommunities,
  findImportedCommunities,
  isCommunityUsed,
} from '../../community-records'
import type { ImportKind, Reading, ReadText } from './kind'
import { line, paragraphs, personName, phoneNumber, state, website, zipCode } from './readers'

const text = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Reads care types by their names, or by words that say the same, in one cell. */
const careTypes: ReadText = (cell) => {
  const words = cell.split(/[,;|/]|\band\b/i).flatMap((part) => part.trim() || [])
  const found = words.map(careTypeOf)
  const unknown = words.filter((_, at) => found[at] === undefined)
  if (found.length === 0 || unknown.length > 0) {
    return { problem: `Use one or more of ${careText(careTypeSlugs)}, with commas between them` }
  }
  return { value: careTypeSlugs.filter((slug) => found.includes(slug)) }
}

function careTypeOf(words: string): CareTypeSlug | undefined {
  if (isCareTypeSlug(words)) return words
  const { care, rest } = parseSearch(words)
  return care !== undefined && rest === '' && isCareTypeSlug(care) ? care : undefined
}

/** Reads how many residents a community has room for. */
const residents: ReadText = (cell) => {
  const count = /^\d{1,3}(,?\d{3})?$/.test(cell) ? Number(cell.replace(',', '')) : 0
  return count >= 1 && count <= 20_000 ? { value: count } : { problem: 'Use a whole number from 1 to 20,000' }
}

/** Reads phone numbers as communities store them. */
const communityPhone: ReadText = (cell, row) => {
  const read = phoneNumber(cell, row)
  return typeof read.value === 'string' ? { value: formatPhone(read.value) } : read
}

/** Returns what reads ZIP codes that are in the state of their row. */
async function zipReader(orm: Orm, cells: readonly string[]): Promise<ReadText> {
  const digits = cells.flatMap((cell) => /\d{4,5}/.exec(cell)?.[0].padStart(5, '0') ?? [])
  const stateByZip = await listZipStates(orm, digits)
  return (cell, row): Reading => {
    const read = zipCode(cell, row)
    const stated = row['state'] === undefined ? undefined : state(row['state'], row).value
    if (typeof read.value !== 'string' || stated === undefined) return read
    return stateByZip.get(read.value) === stated
      ? read
      : { problem: `This ZIP code isn’t in ${String(stated)}. Check both` }
  }
}

const likenessOf = (values: Values) => {
  const [name, line1, city, code, zip] = ['name', 'line1', 'city', 'state', 'zip'].map((field) => text(values, field))
  return {
    name: name ?? '',
    zip: zip ?? '',
    addressKey: addressKey({ line1: line1 ?? '', city: city ?? '', state: code ?? '', zip: zip ?? '' }),
  }
}

/** Communities that families can find once someone publishes them. Prices aren't imported, because each needs a day on which someone stated it. [WORK-015, DASH-010] */
export const communityImport: ImportKind = {
  name: 'communities',
  fields: [
    {
      name: 'name',
      label: 'Name',
      group: 'Community',
      isRequired: true,
      words: ['community', 'community name', 'facility', 'facility name', 'property', 'property name'],
      read: personName(160),
    },
    {
      name: 'care',
      label: 'Care types',
      group: 'Community',
      hint: 'One or more, with commas between them',
      isRequired: true,
      words: ['care', 'care type', 'type', 'type of care', 'level of care', 'levels of care', 'facility type'],
      read: careTypes,
    },
    {
      name: 'capacity',
      label: 'Residents',
      group: 'Community',
      hint: 'How many people its license allows',
      words: ['capacity', 'beds', 'licensed beds', 'licensed capacity', 'units'],
      read: residents,
    },
    {
      name: 'description',
      label: 'Description',
      group: 'Community',
      words: ['about', 'about us', 'summary', 'text'],
      read: paragraphs(8000),
    },
    {
      name: 'managementCompany',
      label: 'Company',
      group: 'Community',
      hint: 'Who operates it, as public records or its team say',
      words: ['management company', 'operator', 'owner', 'parent company', 'organization'],
      read: line(160),
    },
    {
      name: 'line1',
      label: 'Street address',
      group: 'Address',
      isRequired: true,
      words: ['address', 'street', 'address 1', 'address line 1', 'physical address'],
      read: line(160),
    },
    { name: 'city', label: 'City', group: 'Address', isRequired: true, words: ['town'], read: personName(80) },
    {
      name: 'state',
      label: 'State',
      group: 'Address',
      hint: 'Two letters or the whole name',
      isRequired: true,
      words: ['st', 'province'],
      read: state,
    },
    {
      name: 'zip',
      label: 'ZIP code',
      group: 'Address',
      isRequired: true,
      words: ['zip', 'postal code', 'postcode', 'zipcode'],
      read: zipCode,
      lookUp: zipReader,
    },
    {
      name: 'phone',
      label: 'Phone',
      group: 'How to reach it',
      words: ['phone number', 'telephone', 'tel', 'main phone'],
      read: communityPhone,
    },
    {
      name: 'websiteUrl',
      label: 'Website',
      group: 'How to reach it',
      words: ['web', 'url', 'web site', 'homepage', 'website url'],
      read: website,
    },
  ],
  check: valuesParser(schemas.NewCommunity, ''),
  keysOf(values) {
    const { name, zip, addressKey: address } = likenessOf(values)
    return [`name ${name.toLowerCase()} ${zip}`, ...(address === undefined ? [] : [`address ${address}`])]
  },
  findAlike: (orm, values) => findAlikeCommunities(orm, values.map(likenessOf)),
  findByIds: findImportedCommunities,
  writer: communityWriter,
  isUsed: isCommunityUsed,
}
