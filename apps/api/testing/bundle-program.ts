import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inject } from 'vitest'
import { createOnce } from './test-run'

/**
 * Excludes installed packages from the bundle. Our own packages are bundled from source, and with them what only one of our packages has
 * installed, because the bundle of another one doesn't find it.
 */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@pkg/') || pluginData === installedPackages) return undefined
      const found = await resolve(path, { kind, importer, namespace, resolveDir, pluginData: installedPackages })
      return /[\\/](apps|packages)[\\/][^\\/]+[\\/]node_modules[\\/]/.test(found.path)
        ? found
        : { path, external: true }
    }),
}

/**
 * Bundles the program of a package once per test run, so a process starts in 1 second instead of 6. Returns the path of the bundled
 * `main.js`.
 */
export async function bundleProgram(packageFolder: string): Promise<string> {
  const run = inject('testRun')
  // The folder is next to `dist`, because programs find their files relative to their own location.
  const folder = join(packageFolder, `programs-${basename(run.folder)}`)
  await createOnce(run, `program-${basename(packageFolder)}`, async () => {
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
