import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

/** A bundle as a browser gets it, in bytes after gzip. */
export interface Bundle {
  /** The entry and everything it imports at once. */
  first: number
  /** What loads when it is needed, by the file that asks for it. */
  later: Map<string, number>
}

/** How a source is bundled. */
export interface Bundling {
  /** Where its packages are found; this workspace unless told otherwise. */
  folder?: string
  /** With React in it, for a page that has none. */
  hasReact?: boolean
}

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** The bytes of a script with everything it imports. */
export async function bundled(contents: string, bundling?: Bundling): Promise<Bundle> {
  return bundleOf(await chunksOf(contents, bundling))
}

/** A script with everything it imports, as Vite bundles and minifies it for an app. */
export async function chunksOf(
  contents: string,
  { folder = process.cwd(), hasReact = false }: Bundling = {},
): Promise<Rollup.OutputChunk[]> {
  const entry = join(folder, 'entry-of-the-benchmark.js')
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? contents : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: hasReact ? [] : react },
    },
  })
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  return files.filter((file) => file.type === 'chunk')
}

function bundleOf(chunks: Rollup.OutputChunk[]): Bundle {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<string>()
  // What a browser must have before the entry runs.
  const reach = (name: string) => {
    if (first.has(name) || !byName.has(name)) return
    first.add(name)
    byName.get(name)?.imports.forEach(reach)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => reach(fileName))
  const later = chunks.filter(({ fileName }) => !first.has(fileName))
  const sizeOf = ({ code }: Rollup.OutputChunk) => zipped(Buffer.from(code))
  return {
    first: chunks.filter(({ fileName }) => first.has(fileName)).reduce((sum, chunk) => sum + sizeOf(chunk), 0),
    later: new Map(later.map((chunk) => [chunk.name.replace(/[-.].*$/, ''), sizeOf(chunk)])),
  }
}

/** Bytes after gzip -9. */
export const zipped = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length
