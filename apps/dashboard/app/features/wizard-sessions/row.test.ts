import { expect, test } from 'vitest'
import { sessionRow } from './row'

test('a session shows its steps in the order in which the wizard asks [WORK-014]', () => {
  const run = { id: '1', day: '2026-11-28', schema: 'gwizzy', schemaVersion: 1, isSent: false } as const
  const { steps } = sessionRow({ ...run, seen: ['CareLevel', 'LookingFor'], answered: ['LookingFor'] })
  expect(steps).toBe('Who it’s for, Level of care (not answered)')
})
