import { fieldsOfType } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { areas } from './areas'
import { allLists, servicesOf } from './all-lists.server'

const named = allLists.map((list) => [`${list.area} for ${list.roles.join(', ')}`, list] as const)

test.each(named)(
  'every role that opens the list of %s may read it through the API, and has it in its menu [ROLE-010, WORK-001]',
  (_name, { area: name, roles, endpoint: { access } }) => {
    expect(access === 'anyone' ? [] : roles.filter((role) => !access.includes(role))).toEqual([])
    const area = areas.find(({ href }) => href === `/${name}`)
    // Stats open some lists that have no place in the menu.
    expect([...(area?.roles ?? []), ...(area?.openTo ?? [])]).toEqual(expect.arrayContaining([...roles]))
  },
)

test.each(named)(
  'every column of an export of %s is a field of its records [EDGE-012]',
  (_name, { recordType, exportedFields }) => {
    const known = fieldsOfType(recordType) ?? []
    expect(exportedFields.filter((field) => !known.includes(field))).toEqual([])
  },
)

test.each([
  ['families', 'agent', ['agent', 'admin']],
  ['families', 'admin', ['agent', 'admin']],
  ['families', 'provider', ['provider', 'real-estate-agent']],
  ['families', 'real-estate-agent', ['provider', 'real-estate-agent']],
  ['invoices', 'agent', undefined],
] as const)('exports of %s for the role %s the list that the role sees [WORK-003, ROLE-010]', (area, role, roles) => {
  expect(servicesOf(area, role)?.roles).toEqual(roles)
})

test('no role has two lists in one area [WORK-003]', () => {
  const all = allLists.flatMap(({ area, roles }) => roles.map((role) => `${area} ${role}`))
  expect(new Set(all).size).toBe(all.length)
})
