import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inject } from 'vitest'
import { createOnce } from './test-run'

/**
 * Excludes installed packages from the bundle of a package. Our own packages are bundled from source, and with them what only another one of them has
 * installed, because the bundle doesn't find it.
 */
const installedPackages = (packageFolder: string): Plugin => ({
  name: 'installed-packages',
  setup({ onResolve, resolve }) {
    const isElsewhere = (path: string) =>
      /[\\/](apps|packages)[\\/][^\\/]+[\\/]node_modules[\\/]/.test(path) && !path.startsWith(packageFolder)
    const resolving = {}
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@pkg/') || pluginData === resolving) return undefined
      const found = await resolve(path, { kind, importer, namespace, resolveDir, pluginData: resolving })
      return isElsewhere(found.path) ? found : { path, external: true }
    })
  },
})

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
      plugins: [installedPackages(packageFolder)],
      logLevel: 'error',
    })
  })
  return join(folder, 'main.js')
}
