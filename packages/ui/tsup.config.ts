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

/** The source files that no entry names, by the name of their output. Each stays a module, so pages load only the components they use. */
const modules = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.]+\.tsx?$/.test(file) && !Object.values(entry).includes(`src/${file}`))
    .map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]),
)

/** Removes the style sheets of single modules. Those of the entries have the same rules. */
const entryStylesOnly: NonNullable<Options['plugins']>[number] = {
  name: 'entry-styles-only',
  async buildEnd({ writtenFiles }) {
    const extra = writtenFiles.filter(({ name }) => /\.css(\.map)?$/.test(name) && !isEntry(name))
    await Promise.all(extra.map(({ name }) => rm(name)))
  },
}
const isEntry = (file: string) => relative('dist', file).replace(/\.css(\.map)?$/, '') in entry

export default defineConfig([
  {
    ...shared,
    format: ['esm'],
    entry: { ...modules, ...entry },
    dts: false,
    plugins: [...(preset.plugins ?? []), entryStylesOnly],
  },
  { ...shared, format: ['cjs'], dts: false, clean: false },
  // One run writes the types of both formats.
  { ...shared, dts: { ...(typeof preset.dts === 'object' ? preset.dts : {}), only: true }, clean: false },
])
