import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMemoryFolder } from './memory-folder'

const parent = mkdtempSync(join(tmpdir(), 'hearthway-memory-'))
afterAll(() => rmSync(parent, { recursive: true }))

test('keeps temporary files of a run where there is room, in a folder whose programs run [LIFE-001]', () => {
  const folder = createMemoryFolder(parent, { files: 0, programs: 0 })
  const program = join(folder ?? '', 'greet')
  writeFileSync(program, '#!/bin/sh\necho hello\n', { mode: 0o700 })
  expect(execFileSync(program, { encoding: 'utf8' })).toBe('hello\n')
  rmSync(folder ?? '', { recursive: true })
})

test.each([
  ['a folder with too little room', parent, 1024 ** 6],
  ['a system without such a folder', join(parent, 'missing'), 0],
])('leaves them on the disk for %s [LIFE-001]', (_, place, files) => {
  expect(createMemoryFolder(place, { files, programs: 0 })).toBeUndefined()
  expect(readdirSync(parent)).toEqual([])
})
