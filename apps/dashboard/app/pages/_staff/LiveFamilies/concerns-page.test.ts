import { expect, test } from 'vitest'
import { concernsPage, readChangedRecord } from './concerns-page'

const task = { type: 'tasks', id: 'task-1', clientId: 'family-1' }

test.each([
  ['/families/family-1', task, true],
  ['/families/family-1', { type: 'clients', id: 'family-1' }, true],
  ['/families/family-2', task, false],
  ['/tasks', task, true],
  ['/', task, true],
  ['/outbox', task, false],
  ['/outbox', { type: 'emails', id: 'email-1' }, true],
  ['/reviews', task, false],
  ['/messages/7', { type: 'conversations', id: '7' }, true],
  ['/messages/7', task, false],
])('%s reloads for %j: %s [WORK-003]', (pathname, record, isConcerned) => {
  expect(concernsPage(record, pathname)).toBe(isConcerned)
})

test('reads the event of a record, and no other text [WORK-003]', () => {
  expect(readChangedRecord(JSON.stringify(task))).toEqual(task)
  expect(readChangedRecord('{"familyId":"family-1"}')).toBeUndefined()
})
