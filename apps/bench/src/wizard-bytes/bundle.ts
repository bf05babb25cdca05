import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

/** The size of a bundle in bytes after gzip. */
export interface Bundle {
  /** The entry with its static imports. */
  first: number
  /** Chunks that load on demand, by name. */
  later: Map<string, number>
}

/** How to bundle a script. */
export interface Bundling {
  /** The folder with its packages. By default, this workspace. */
  folder?: string
  /** Whether to include React, for a page without it. */
  hasReact?: boolean
}

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** Returns the size of a script with everything it imports. */
export async function measureBundle(contents: string, bundling?: Bundling): Promise<Bundle> {
  return measureChunks(await bundleChunks(contents, bundling))
}

/** Bundles and minifies a script with everything it imports, as Vite does for an app. */
export async function bundleChunks(
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

function measureChunks(chunks: Rollup.OutputChunk[]): Bundle {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<string>()
  // These chunks load before the entry runs.
  const reach = (name: string) => {
    if (first.has(name) || !byName.has(name)) return
    first.add(name)
    byName.get(name)?.imports.forEach(reach)
  }
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => reach(fileName))
  const later = chunks.filter(({ fileName }) => !first.has(fileName))
  const sizeOf = ({ code }: Rollup.OutputChunk) => gzippedBytes(Buffer.from(code))
  return {
    first: chunks.filter(({ fileName }) => first.has(fileName)).reduce((sum, chunk) => sum + sizeOf(chunk), 0),
    later: new Map(later.map((chunk) => [chunk.name.replace(/[-.].*$/, ''), sizeOf(chunk)])),
  }
}

/** Returns the number of bytes after gzip -9. */
export const gzippedBytes = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length
