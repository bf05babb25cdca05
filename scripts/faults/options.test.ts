import { expect, test } from 'vitest'
import { readOptions } from './options'

test('reads how much to run, and both engines by default [LIFE-017]', () => {
  expect(readOptions([])).toEqual({ kills: 200, races: 1000, port: 3890, engines: ['pglite', 'postgres'] })
  expect(readOptions(['--kills', '2', '--races', '5', '--engine', 'pglite', '--port', '3900'])).toEqual({
    kills: 2,
    races: 5,
    port: 3900,
    engines: ['pglite'],
  })
})

test('asks for nothing to run when the usage is asked for [LIFE-017]', () => {
  expect([readOptions(['--help']), readOptions(['-h'])]).toEqual([undefined, undefined])
})

test.each([
  [['--kills', 'many'], '--kills must be a whole number'],
  [['--races', '-1'], 'ambiguous'],
  [['--engine', 'mysql'], '--engine must be'],
  [['--seeds', '3'], "'--seeds'"],
])('rejects %j before anything is built [LIFE-017]', (sent, reason) => {
  expect(() => readOptions(sent)).toThrow(reason)
})
