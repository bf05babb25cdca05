import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import type { Figure, Outcome } from '../measuring/table'

/** A bundle as a browser gets it, in bytes after gzip. */
interface Bundle {
  /** The entry and everything it imports at once. */
  first: number
  /** What loads when it is needed, by the file that asks for it. */
  later: Map<string, number>
}

const kilo = (bytes: number) => `${bytes.toLocaleString('en-US')} B`

/** The bytes of gwizzy's React entry next to the state machine library alone, both minified, zipped, without React. */
export async function wizardBytes(): Promise<Outcome> {
  const [wizard, floor, styles] = await Promise.all([
    bundled(`export { Gwizzy } from '@pkg/gwizzy'`),
    bundled(
      `export { setup, assign, createActor, fromPromise } from 'xstate'\nexport { useMachine } from '@xstate/react'`,
    ),
    bundled(`@import '@pkg/ui/styles.css'; @import '@pkg/gwizzy/styles.css';`, 'css'),
  ])
  const figures: Figure[] = [
    {
      measured: `gwizzy's React entry, first load, ${kilo(wizard.first)}`,
      reference: 'its budget of 40,000 B',
      ratio: wizard.first / 40_000,
      target: '≤ 1',
    },
    {
      measured: `gwizzy's React entry, first load, ${kilo(wizard.first)}`,
      reference: `bare xstate + @xstate/react, ${kilo(floor.first)}`,
      ratio: wizard.first / floor.first,
    },
  ]
  const later = [...wizard.later].map(([name, bytes]) => `${name} ${kilo(bytes)}`)
  return {
    figures,
    notes: [
      'bytes after esbuild --minify and gzip -9, React external; exact, hence no rounds',
      `style sheets of ui and gwizzy, whole: ${kilo(styles.first)}`,
      ...(later.length > 0 ? [`loads when needed: ${later.join(', ')}`] : []),
    ],
  }
}

async function bundled(contents: string, loader: 'js' | 'css' = 'js'): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, loader, resolveDir: process.cwd(), sourcefile: 'entry' },
    bundle: true,
    minify: true,
    splitting: loader === 'js',
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
  })
  const sizes = outputFiles.map(({ path, contents: bytes }) => ({ path, bytes: gzipSync(bytes, { level: 9 }).length }))
  const sizeOf = (output: string) => sizes.find(({ path }) => path.endsWith(output))?.bytes ?? 0
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'entry')?.[0]
  if (!entry) throw new Error('The bundler made no entry')
  const first = reached(metafile, entry)
  const later = Object.keys(metafile.outputs).filter((output) => !first.has(output))
  return {
    first: total(first, sizeOf),
    later: new Map(later.map((output) => [nameOf(output), sizeOf(output)])),
  }
}

/** The outputs that a browser must have before the entry runs. */
function reached(metafile: Metafile, entry: string, known = new Set<string>()): Set<string> {
  known.add(entry)
  for (const { path, kind, external } of metafile.outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement' && !external && !known.has(path)) reached(metafile, path, known)
  }
  return known
}

const total = (outputs: Set<string>, sizeOf: (output: string) => number) =>
  [...outputs].reduce((sum, output) => sum + sizeOf(output), 0)

/** `out/PlaceSearch-FMAQCQET-2QF7.js` as `PlaceSearch`. */
const nameOf = (output: string) => output.replace(/^.*\//, '').replace(/[-.].*$/, '')
