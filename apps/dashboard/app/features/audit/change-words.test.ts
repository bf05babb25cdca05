import type { ChangedValue } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { changeLines, recordHref, recordWords } from './change-words'

const clock = { now: DateTime.fromISO('2026-11-29T12:00:00Z'), zone: 'America/Denver' }
const lines = (...values: ChangedValue[]) => changeLines({ action: 'changed', recordType: 'users', values }, clock)
const value = (field: string, before: unknown, after: unknown) => ({ field, before, after })

test.each([
  [value('status', 'active', 'disabled'), 'Status: Active → Disabled'],
  [value('stage', 'new', 'touring'), 'Stage: New → Touring'],
  [value('role', 'agent', 'real-estate-agent'), 'Role: Agent → Real estate agent'],
  [value('otherRoles', [], ['provider', 'admin']), 'Other roles: nothing → Provider, Admin'],
  [value('openSessions', 2, 0), 'Open sessions: 2 → 0'],
  [value('rentCents', null, 420_000), 'Rent cents: nothing → $4,200.00'],
  [value('isAccepting', true, false), 'Is accepting: yes → no'],
  [value('name', 'Pat', 'Pat R.'), 'Name: Pat → Pat R.'],
  [value('record', { city: 'Boise' }, null), 'Record: City Boise → nothing'],
])('says %j in words, not in JSON [WORK-017]', (changed, text) => {
  const [line] = lines(changed)
  expect(line).toBe(text)
  expect(line).not.toMatch(/[{}"[\]]/)
})

test('says nothing of the values of a record that was added, and cuts long changes short [WORK-017]', () => {
  expect(changeLines({ action: 'created', recordType: 'users', values: [value('name', null, 'Pat')] }, clock)).toEqual(
    [],
  )
  const many = Array.from({ length: 9 }, (_, index) => value(`field${index}`, index, index + 1))
  expect(lines(...many)).toHaveLength(7)
  expect(lines(...many).at(-1)).toBe('and 3 more')
})

test('leads to the page of a record, or of its family [WORK-017]', () => {
  expect(recordHref({ recordType: 'users', recordId: '1' })).toBe('/users/1')
  expect(recordHref({ recordType: 'tasks', recordId: '1', clientId: '2' })).toBe('/families/2')
  expect(recordHref({ recordType: 'tags', recordId: '1' })).toBeUndefined()
  expect([recordWords('clients'), recordWords('price-links')]).toEqual(['Family', 'Price links'])
})

test('says the status of an advisor in words, and once although the public record has it too [WORK-017]', () => {
  const values = [value('status', 0, 2), value('record.status', 0, 2)]
  expect(changeLines({ action: 'changed', recordType: 'agents', values }, clock)).toEqual([
    'Status: Applied → Approved',
  ])
})
