import { basename, join } from 'node:path'
import { bundleProgram as bundle } from '@pkg/config/program'
import { inject } from 'vitest'
import { createOnce } from './test-run'

/**
 * Bundles the program of a package once per test run, so a process starts in 1 second instead of 6. Returns the path of the bundled
 * `main.js`.
 */
export async function bundleProgram(packageFolder: string): Promise<string> {
  const run = inject('testRun')
  const folder = `programs-${basename(run.folder)}`
  await createOnce(run, `program-${basename(packageFolder)}`, () =>
    bundle({ packageFolder, entry: 'src/main.ts', folder }),
  )
  return join(packageFolder, folder, 'main.js')
}
