import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inject } from 'vitest'
import { makeOnce } from './test-run'

/** Leaves installed packages where they are; our own are bundled from their source. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pkg/') ? undefined : { path, external: true },
    ),
}

/**
 * Bundles the program of a package, once for a run: a process then starts in a second, where compiling it takes six. Returns the path of the
 * bundled `main.js`.
 */
export async function bundleProgram(packageFolder: string): Promise<string> {
  const run = inject('testRun')
  // Next to `dist`, because programs find their files relative to their own location.
  const folder = join(packageFolder, `programs-${basename(run.folder)}`)
  await makeOnce(run, `program-${basename(packageFolder)}`, async () => {
    await build({
      entryPoints: [join(packageFolder, 'src/main.ts')],
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@pkg/source'],
      plugins: [installedPackages],
      logLevel: 'error',
    })
  })
  return join(folder, 'main.js')
}
