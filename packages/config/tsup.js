import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'

const shared = {
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { customConditions: [], composite: false } },
  clean: true,
  sourcemap: true,
  target: 'es2022',
}

/** Leaves the way from one source file to another as it is, but for the extension that a browser asks for. */
const modulesApart = {
  name: 'modules-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, async ({ path: wanted, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === modulesApart) return
      const found = await build.resolve(wanted, { importer, resolveDir, kind, pluginData: modulesApart })
      if (found.errors.length > 0) return found
      const way = path.relative(resolveDir, found.path).replace(/\.tsx?$/, '.js')
      return { path: way.startsWith('.') ? way : `./${way}`, external: true }
    })
  },
}

/** A package of plain TypeScript. Each source file is a module of its own, so that a page takes along only those it uses. */
export const library = (entry) => [
  {
    ...shared,
    format: ['esm'],
    entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.d.ts'],
    dts: { ...shared.dts, entry },
    esbuildPlugins: [modulesApart],
  },
  { ...shared, format: ['cjs'], entry, dts: { ...shared.dts, entry }, clean: false },
]

/** A package with vanilla-extract styles: plain class names in the scripts, and one style sheet. */
export const styledLibrary = (entry, typed = entry) => ({
  ...shared,
  entry,
  dts: { ...shared.dts, entry: typed },
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
})
