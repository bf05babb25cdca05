import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Modules {
  module: string
  imports?: string[]
}

interface Manifest {
  entry: Modules
  routes: Record<string, Modules & { parentId?: string }>
}

const { resolve } = createRequire(import.meta.url)
const client = join(dirname(resolve('@pkg/marketplace/package.json')), 'build/en/client')

/** The hashes in the names of files, ours and those of our packages. Any change draws others, which compress a few bytes better or worse. */
const hashes = /-[A-Z\d]{8}(?=[-.])|-[\w-]{8}(?=\.(?:js|css)\b)/g

/** Returns the bytes of all scripts that a page of the built marketplace loads for a route, compressed with Brotli, without the hashes of files. [LIFE-016] */
export function pageScriptBytes(route: string): number {
  const { entry, routes } = readManifest()
  const files = new Set<string>()
  const add = ({ module, imports = [] }: Modules) => [module, ...imports].forEach((file) => files.add(file))
  add(entry)
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const found = routes[id]
    if (!found) throw new Error(`The marketplace has no route ${id}`)
    add(found)
  }
  return [...files].reduce((sum, file) => {
    const script = readFileSync(client + file, 'utf8').replaceAll(hashes, '')
    return sum + brotliCompressSync(script).length
  }, 0)
}

function readManifest(): Manifest {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('Build the marketplace first')
  const text = readFileSync(`${client}/assets/${name}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
