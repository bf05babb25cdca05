import { schemas } from '@pkg/api-client/server'
import type { Values } from '../../../http/collections/collection'
import { valuesParser } from '../../../http/validation'
import { organizationWriter } from '../../address-book'
import type { ImportKind } from './kind'
import { findAlikeOrganizations, findOrganizations, isOrganizationUsed } from './organization-import-store'
import { line, state, website, zipCode } from './readers'

/** Returns the name of a company without capitals, punctuation, and the legal form at its end, as the store computes it. */
const companyKeys = ({ name }: Values): string[] =>
  typeof name === 'string'
    ? [
        name
          .toLowerCase()
          .replaceAll(/[,.]/g, '')
          .replace(/\s+(inc|llc|lp|ltd|corp|co)$/, ''),
      ]
    : []

/** Companies that operate communities. [WORK-015, DASH-013] */
export const organizationImport: ImportKind = {
  name: 'organizations',
  fields: [
    {
      name: 'name',
      label: 'Name',
      group: 'Organization',
      isRequired: true,
      words: ['organization', 'organization name', 'company', 'company name', 'operator', 'management company'],
      read: line(160),
    },
    {
      name: 'websiteUrl',
      label: 'Website',
      group: 'Organization',
      words: ['web', 'url', 'web site', 'homepage', 'website url'],
      read: website,
    },
    {
      name: 'line1',
      label: 'Street address',
      group: 'Address',
      words: ['address', 'street', 'address 1', 'address line 1', 'mailing address'],
      read: line(160),
    },
    { name: 'city', label: 'City', group: 'Address', words: ['town', 'mailing city'], read: line(80) },
    {
      name: 'state',
      label: 'State',
      group: 'Address',
      hint: 'Two letters or the whole name',
      words: ['st', 'province', 'mailing state'],
      read: state,
    },
    {
      name: 'zip',
      label: 'ZIP code',
      group: 'Address',
      words: ['zip', 'postal code', 'postcode', 'zipcode', 'mailing zip'],
      read: zipCode,
    },
  ],
  check: valuesParser(schemas.NewOrganization, ''),
  keysOf: companyKeys,
  findAlike: (orm, values) => findAlikeOrganizations(orm, [...new Set(values.flatMap(companyKeys))]),
  findByIds: findOrganizations,
  writer: organizationWriter,
  isUsed: isOrganizationUsed,
}
