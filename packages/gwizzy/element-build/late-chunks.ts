import { createHash } from 'node:crypto'
import type { OutputBundle, OutputChunk } from 'rollup'
import type { Plugin } from 'vite'

/**
 * Lets chunks that load late take what they share with the script from the copy that runs, and not by its address: a page
 * may ask for the script with a query behind its name, and a second copy of it would be a second renderer.
 */
export const lateChunksShareTheScript = (): Plugin => ({
  name: 'late-chunks-share-the-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle)
    const script = chunks.find(({ isEntry }) => isEntry)
    if (!script) return
    const name = `gwizzy-wizard ${createHash('sha256').update(script.code).digest('hex').slice(0, 8)}`
    const shared = `globalThis[Symbol.for(${JSON.stringify(name)})]`
    for (const chunk of chunks) {
      if (chunk !== script)
        chunk.code = chunk.code.replace(importsOf(script), (_, names: string) => `const{${pairs(names)}}=${shared};`)
    }
    script.code = script.code.replace(/export\s*\{([^}]*)\};?\s*$/, (exports, names: string) => {
      const given = names
        .split(',')
        .map((one) => one.trim().split(/ as /))
        .map(([own = '', outer = own]) => `${outer}:${own}`)
      return `${shared}={${given}};${exports}`
    })
  },
})

const chunksOf = (bundle: OutputBundle) =>
  Object.values(bundle).filter((one): one is OutputChunk => one.type === 'chunk')

/** The import of the script in a chunk of the folder beside it. */
const importsOf = ({ fileName }: OutputChunk) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'][./]*${fileName}["'];?`, 'g')

/** `a as b` of an import as `a:b` of a pattern. */
const pairs = (names: string) => names.replaceAll(/\s+as\s+/g, ':')
