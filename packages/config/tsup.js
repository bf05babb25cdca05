import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'

const shared = {
  format: ['esm', 'cjs'],
  dts: { compilerOptions: { customConditions: [], composite: false } },
  clean: true,
  sourcemap: true,
  target: 'es2022',
}

/** A package of plain TypeScript. */
export const library = (entry) => ({ ...shared, entry })

/** A package with vanilla-extract styles: plain class names in the scripts, one style sheet beside them. */
export const styledLibrary = (entry, typed = entry) => ({
  ...shared,
  entry,
  dts: { ...shared.dts, entry: typed },
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
})
