import { expect, test } from 'vitest'
import { type MergeKind, mergeLines } from './merge-kind'

interface Company {
  id: string
  name: string
  city?: string
  zip?: string
}

const kind: MergeKind<Company> = {
  area: 'companies',
  listTitle: 'Companies',
  title: 'Merge',
  roles: ['admin'],
  fields: [
    { name: 'name', label: 'Name', text: ({ name }) => name },
    { name: 'city', label: 'City', text: ({ city }) => city },
    { name: 'zip', label: 'ZIP code', text: ({ zip }) => zip },
  ],
}

test('asks only where both records have a value, and not the same one [DASH-013, DASH-014]', () => {
  const lines = mergeLines(kind, { id: '1', name: 'Brook', city: 'Boise' }, { id: '2', name: 'Brook', city: 'Nampa' })
  expect(lines.map(({ name, isChoice }) => [name, isChoice])).toEqual([
    ['name', false],
    ['city', true],
  ])
  const [, , zip] = mergeLines(kind, { id: '1', name: 'A' }, { id: '2', name: 'B', city: 'Boise', zip: '83702' })
  expect(zip).toMatchObject({ kept: undefined, merged: '83702', isChoice: false })
})
