import { expect, test } from 'vitest'
import { foundRecord } from './found-record'

const result = { id: 'r', recordId: '7', title: 'Ruth and Bo', foundBy: 'words' } as const

test.each([
  ['clients', '/families/7'],
  ['conversations', '/messages/7'],
  ['invoices', '/invoices'],
  ['communities', '/communities/7'],
  ['contacts', '/contacts/7'],
  ['organizations', '/organizations/7'],
] as const)('a result of the kind %s leads to %s [WORK-004]', (recordType, href) => {
  expect(foundRecord({ ...result, recordType }, 'agent').href).toBe(href)
})

test('a community leads a real estate agent nowhere, because they have no page of it [WORK-004, ROLE-010]', () => {
  expect(foundRecord({ ...result, recordType: 'communities' }, 'real-estate-agent').href).toBeUndefined()
})

test('a family can be worked on from any page, by those who work on families [WORK-024, ROLE-010]', () => {
  const family = { ...result, recordType: 'clients' } as const
  const actions = foundRecord(family, 'agent').actions ?? []
  expect(actions).toContainEqual({ label: 'Log a call: Ruth and Bo', href: '/families/7?write=call' })
  expect(actions).toContainEqual({ label: 'Reassign: Ruth and Bo', href: '/families/7#family-assign' })
  expect(foundRecord(family, 'admin').actions).toEqual(actions)
  expect(foundRecord(family, 'provider').actions).toBeUndefined()
  expect(foundRecord({ ...family, recordType: 'communities' }, 'agent').actions).toBeUndefined()
})
