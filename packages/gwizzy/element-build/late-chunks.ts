import { createHash } from 'node:crypto'
import type { OutputChunk } from 'rollup'
import type { Plugin } from 'vite'

/**
 * Lets chunks that load later take what they share with the script from the running copy instead of its URL. A page can load the script
 * with a query string, and importing it again by URL would load a second renderer.
 */
export const shareScriptWithLateChunks = (): Plugin => ({
  name: 'late-chunks-share-the-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk')
    const script = chunks.find(({ isEntry }) => isEntry)
    if (!script) return
    const copy = createHash('sha256').update(script.code).digest('hex').slice(0, 8)
    const shared = `globalThis[Symbol.for("gwizzy-wizard ${copy}")]`
    const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'][./]*${script.fileName}["'];?`, 'g')
    for (const chunk of chunks.filter((one) => one !== script)) {
      const taking = (_import: string, names: string) =>
        `const {${renameBindings(names, (exported, local) => `${exported}: ${local}`)}} = ${shared};`
      chunk.code = chunk.code.replace(imports, taking)
    }
    script.code = script.code.replace(
      /export\s*\{([^}]*)\};?\s*$/,
      (exports, names: string) =>
        `${shared} = {${renameBindings(names, (local, exported) => `${exported}: ${local}`)}};${exports}`,
    )
  },
})

/** Rewrites the names between the braces of an import or export, each with its outer name. */
function renameBindings(names: string, write: (first: string, second: string) => string): string {
  return names
    .split(',')
    .flatMap((name) => {
      const [, first, second = first] = /^\s*(\S+)(?:\s+as\s+(\S+))?\s*$/.exec(name) ?? []
      return first && second ? [write(first, second)] : []
    })
    .join(',')
}
