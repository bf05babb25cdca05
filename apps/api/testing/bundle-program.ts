import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** What is installed stays where it is; our own packages are taken from their source. */
const installedApart: Plugin = {
  name: 'installed-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pkg/') ? undefined : { path, external: true },
    ),
}

/**
 * Bundles a program of a package once for a run: a process then starts in a second, where compiling it takes six. Returns the folder of
 * `main.js`, and how to remove it.
 */
export async function bundleProgram(packageFolder: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  // Next to `dist`, because programs find their files relative to their own location.
  const folder = await mkdtemp(join(packageFolder, 'programs-'))
  await build({
    entryPoints: [join(packageFolder, 'src/main.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@pkg/source'],
    plugins: [installedApart],
    logLevel: 'error',
  })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
