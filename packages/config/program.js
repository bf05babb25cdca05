import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Excludes installed packages from the bundle of a package. Our own packages are bundled from source, and with them
 * what only another one of them has installed, because the bundle doesn't find it.
 */
const installedPackages = (packageFolder) => ({
  name: 'installed-packages',
  setup({ onResolve, resolve }) {
    const isElsewhere = (path) =>
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
 * Bundles a program of a package from source, so it starts in a fifth of the time. `folder` is where the bundle goes.
 * It's in the package's folder, because programs find their files relative to their own location.
 */
export async function bundleProgram({ packageFolder, entry, folder }) {
  await build({
    entryPoints: [join(packageFolder, entry)],
    outdir: join(packageFolder, folder),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@pkg/source'],
    plugins: [installedPackages(packageFolder)],
    logLevel: 'error',
  })
}
