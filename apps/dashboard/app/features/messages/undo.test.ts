import { expect, test } from 'vitest'
import { changeThatUndoes, undoOf } from './undo'

const id = '123e4567-e89b-42d3-a456-426614174000'
const until = '2026-12-01T16:00:00.000Z'

test.each([
  [{ assignee: undefined, state: 'open' }, undefined, { assigneeId: null, isDone: false, snoozedUntil: null }],
  [{ assignee: { id, name: 'Bo' }, state: 'open' }, undefined, { assigneeId: id, isDone: false, snoozedUntil: null }],
  [{ assignee: undefined, state: 'snoozed' }, until, { assigneeId: null, isDone: false, snoozedUntil: until }],
  [{ assignee: undefined, state: 'done' }, undefined, { assigneeId: null, isDone: true }],
] as const)('a change of %j is undone to what it was [WORK-008]', (thread, snoozedUntil, change) => {
  const undo = undoOf(thread, snoozedUntil)
  expect(undo).not.toContain('Bo')
  expect(changeThatUndoes(undo)).toEqual(change)
})
