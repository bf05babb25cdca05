import { fieldsOfType } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { areas } from './areas'
import { allLists } from './all-lists.server'
import type { List, ListRow } from '~/features/lists'

test.each(allLists.map((list) => [list.area, list] as const))(
  'every role that opens the list of %s may read it through the API, and has it in its menu [ROLE-010, WORK-001]',
  (name, { roles, endpoint: { access } }) => {
    expect(access === 'anyone' ? [] : roles.filter((role) => !access.includes(role))).toEqual([])
    const area = areas.find(({ href }) => href === `/${name}`)
    expect(area?.roles).toEqual(expect.arrayContaining([...roles]))
  },
)

type Exported = Pick<List<ListRow>, 'area' | 'recordType' | 'columns'>

const isList = (value: unknown): value is Exported =>
  typeof value === 'object' && value !== null && 'recordType' in value && 'columns' in value

/** Every list that can be exported. */
const exported = Object.values(import.meta.glob<object>('../../{pages,features}/*/list.tsx', { eager: true })).flatMap(
  (module) => Object.values(module).filter(isList),
)

test('every column of an export is a field of its records [EDGE-012]', () => {
  const unknown = exported.flatMap(({ area, recordType, columns }) =>
    columns
      .filter(({ hidesHeader }) => !hidesHeader)
      .map(({ name, field }) => field ?? name)
      .filter((field) => !fieldsOfType(recordType)?.includes(field))
      .map((field) => `${area}: ${field}`),
  )
  expect(exported).toHaveLength(allLists.length)
  expect(unknown).toEqual([])
})
