import { ApiError } from '@pkg/api-client'
import { expect, test } from 'vitest'
import type { ListAction } from './list'
import { readRan } from './ran-action'
import { runForEach } from './run-for-each.server'

const action: ListAction<object> = {
  name: 'invite',
  label: 'Invite again',
  key: 'I',
  runs: true,
  changes: {},
  done: (count) => `${count} invited`,
}
const errors = [{ status: '409', code: 'already-registered', title: 'This person has already set up their account' }]
const refused = (status: number) => new ApiError(status, new Headers(), { errors })

test('calls the endpoint for each row, and says which were left out and why [WORK-003]', async () => {
  const called: string[] = []
  const run = async (id: string) => {
    called.push(id)
    if (id === 'b') throw refused(409)
  }
  const ran = await runForEach(action, run, ['a', 'b', 'c'])
  expect(called).toEqual(['a', 'b', 'c'])
  expect(ran.text).toContain('2 invited')
  expect(ran.problems).toEqual(['This person has already set up their account'])
  expect(readRan({ ran })).toEqual(ran)
})

test('says only what failed if nothing was done, and stops when the API is down [WORK-003, ERR-018]', async () => {
  const failing = async () => Promise.reject(refused(409))
  expect((await runForEach(action, failing, ['a'])).text).not.toContain('invited')
  const down = async () => Promise.reject(refused(503))
  await expect(runForEach(action, down, ['a', 'b'])).rejects.toThrow(ApiError)
  expect(readRan({ notSaved: 'x' })).toBeUndefined()
})
