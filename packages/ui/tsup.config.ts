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

const preset = styledLibrary(
  { ...clients, ...theme, ...global },
  { types: { ...clients, ...theme }, clients: Object.keys(clients) },
)

export default defineConfig({ ...preset, esbuildPlugins: [fontsNextToDist, ...(preset.esbuildPlugins ?? [])] })
