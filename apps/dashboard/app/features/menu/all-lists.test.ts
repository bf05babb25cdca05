import { fieldsOfType } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { areas } from './areas'
import { allLists } from './all-lists.server'

test.each(allLists.map((list) => [list.area, list] as const))(
  'every role that opens the list of %s may read it through the API, and has it in its menu [ROLE-010, WORK-001]',
  (name, { roles, endpoint: { access } }) => {
    expect(access === 'anyone' ? [] : roles.filter((role) => !access.includes(role))).toEqual([])
    const area = areas.find(({ href }) => href === `/${name}`)
    // Stats open some lists that have no place in the menu.
    expect([...(area?.roles ?? []), ...(area?.openTo ?? [])]).toEqual(expect.arrayContaining([...roles]))
  },
)

test.each(allLists.map((list) => [list.area, list] as const))(
  'every column of an export of %s is a field of its records [EDGE-012]',
  (_name, { recordType, exportedFields }) => {
    const known = fieldsOfType(recordType) ?? []
    expect(exportedFields.filter((field) => !known.includes(field))).toEqual([])
  },
)
