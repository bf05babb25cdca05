import { domTests } from '@pkg/config/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { preactForReact } from './element-build/preact-for-react'

const root = fileURLToPath(new URL('.', import.meta.url))
const outdir = 'build/preact-tests'

// Bundled, so libraries that require React get the same renderer.
await build({
  entryPoints: ['vitest.preact.setup.ts', 'src/**/*.test.tsx'],
  absWorkingDir: root,
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  mainFields: ['module', 'main'],
  conditions: ['@pkg/source'],
  alias: preactForReact,
  external: ['vitest', 'jsdom'],
  jsx: 'automatic',
  sourcemap: 'inline',
  logLevel: 'error',
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  loader: { '.woff2': 'empty' },
  plugins: [vanillaExtractPlugin({ esbuildOptions: { conditions: ['@pkg/source'] } })],
})

/** The component tests on the renderer of the custom element. */
export default domTests({
  include: [`${outdir}/**/*.test.js`],
  setupFiles: [`${outdir}/vitest.preact.setup.js`],
  outputFile: { json: 'test-results/preact.json' },
})
