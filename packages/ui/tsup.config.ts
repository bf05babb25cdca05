import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Points the style sheet in `dist` at the fonts next to it in the tarball, so a preload finds the same file. */
const fontsNextToDist: Plugin = {
  name: 'external-fonts',
  setup(build) {
    build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({
      path: path.replace(/^.*\/fonts\//, '../fonts/'),
      external: true,
    }))
  },
}

const clients = { index: 'src/index.ts', core: 'src/core.ts', combobox: 'src/Combobox/Combobox.tsx' }
const theme = { theme: 'src/theme/index.ts' }
// Only its style sheet is used.
const global = { global: 'src/theme/global.css.ts' }

const entry = { ...clients, ...theme, ...global }

const preset = styledLibrary(entry, { types: { ...clients, ...theme }, clients: Object.keys(clients) })
const shared = { ...preset, esbuildPlugins: [fontsNextToDist, ...(preset.esbuildPlugins ?? [])] }

/**
 * The source files that no entry names, by the name of their output. With each as an entry, esbuild puts each into a chunk of its own, so pages load only the
 * components that they use.
 */
const modules = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.]+\.tsx?$/.test(file) && !Object.values(entry).includes(`src/${file}`))
    .map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]),
)

/** Removes what was written for single modules: scripts that only lead to a chunk, and styles that the entries' style sheets have. */
const entriesOnly: NonNullable<Options['plugins']>[number] = {
  name: 'entries-only',
  async buildEnd({ writtenFiles }) {
    const extra = writtenFiles.filter(({ name }) => relative('dist', name).replace(/\..*$/, '') in modules)
    await Promise.all(extra.map(({ name }) => rm(name)))
  },
}

export default defineConfig([
  {
    ...shared,
    format: ['esm'],
    entry: { ...modules, ...entry },
    dts: false,
    plugins: [...(preset.plugins ?? []), entriesOnly],
  },
  { ...shared, format: ['cjs'], dts: false, clean: false },
  // One run writes the types of both formats.
  { ...shared, dts: { ...(typeof preset.dts === 'object' ? preset.dts : {}), only: true }, clean: false },
])
