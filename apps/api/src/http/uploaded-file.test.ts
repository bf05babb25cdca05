import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { now } from '@pkg/domain'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { deleteLeftOverFiles } from './uploaded-file'

const temporary = mkdtempSync(join(tmpdir(), 'hearthway-left-over-'))
vi.stubEnv('TMPDIR', temporary)
const folder = join(temporary, 'hearthway-uploads')

afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true, force: true })
})

test('files that a stopped process left are deleted an hour later, and never those of another process [WORK-011]', async () => {
  await deleteLeftOverFiles()
  mkdirSync(folder)
  for (const name of ['left-over', 'in-use']) writeFileSync(join(folder, name), 'a photo')
  // By the clock of the disk, which isn't that of the test.
  const twoHoursAgo = statSync(join(folder, 'in-use')).mtimeMs / 1000 - 7200
  utimesSync(join(folder, 'left-over'), twoHoursAgo, twoHoursAgo)
  // Processes whose clocks differ may share the folder for temporary files.
  vi.useFakeTimers({ now: now().getTime() + 365 * 86_400_000, toFake: ['Date'] })
  await deleteLeftOverFiles()
  expect(readdirSync(folder)).toEqual(['in-use'])
})
