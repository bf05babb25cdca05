import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'

const shared = {
  format: ['esm', 'cjs'],
  clean: true,
  sourcemap: true,
  target: 'es2022',
}

/** Keeps imports of other source files, with the extension that browsers need. */
const keepModules = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, async ({ path: specifier, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === keepModules) return
      const found = await build.resolve(specifier, { importer, resolveDir, kind, pluginData: keepModules })
      if (found.errors.length > 0) return found
      const relative = path.relative(resolveDir, found.path).replace(/\.tsx?$/, '.js')
      return { path: relative.startsWith('.') ? relative : `./${relative}`, external: true }
    })
  },
}

/**
 * Combines the declarations that TypeScript 7 wrote to `build/types` into one file per entry. tsup's own step would infer every type again with
 * TypeScript 5.9, which takes about five times longer: see decision 044.
 */
const declarations = (entry) => ({
  entry: Object.fromEntries(
    Object.entries(entry).map(([name, file]) => [name, file.replace(/^src\/(.*)\.tsx?$/, 'build/types/$1.d.ts')]),
  ),
  compilerOptions: { customConditions: [], composite: false },
})

/** Builds ES modules. Each source file stays a module, so pages load only the modules they use. */
export const modules = {
  ...shared,
  format: ['esm'],
  // Translated pages are built from source.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.es.ts', '!src/**/*.d.ts'],
  esbuildPlugins: [keepModules],
}

/** Builds a package of plain TypeScript: its ES modules, one CommonJS file per entry, and the types of both. */
export const library = (entry) => [
  modules,
  { ...shared, format: ['cjs'], entry, clean: false },
  // One run writes the types of both formats.
  { ...shared, entry, dts: { ...declarations(entry), only: true }, clean: false },
]

/**
 * Marks the built entries whose components need a browser for frameworks with server components, on a line before the script. Rollup, which
 * removes what an entry doesn't use, would drop a directive in the source.
 */
const markClients = (clients) => ({
  name: 'mark-clients',
  async buildEnd({ writtenFiles }) {
    for (const { name: file } of writtenFiles) {
      const [name, ...extension] = path.basename(file).split('.')
      if (!clients.includes(name) || !['js', 'cjs'].includes(extension.join('.'))) continue
      await writeFile(file, `'use client'\n${await readFile(file, 'utf8')}`)
      const map = JSON.parse(await readFile(`${file}.map`, 'utf8'))
      await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
    }
  },
})

/**
 * Builds a package with vanilla-extract styles: short class names in the scripts, and one style sheet. `types` are the entries with
 * declarations, and `clients` the names of those with components.
 */
export const styledLibrary = (entry, { types, clients }) => ({
  ...shared,
  entry,
  dts: declarations(types),
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [markClients(clients)],
})
