import type { Rollup } from 'vite'

/** A file to build: these modules and everything that they import, unless an earlier file has it. */
export interface SharedChunk {
  name: string
  modules: RegExp
}

/** A module that exports everything of a package imports more than a page needs. */
const packageIndex = /\/domain\/dist\/index\.js$/

/**
 * Returns a function that puts modules into shared files. Rollup alone makes two dozen small files of what the pages share, and their headers weigh
 * more than the scripts in them. Modules that load later stay in files of their own.
 */
export function sharedChunks(chunks: SharedChunk[]): Rollup.GetManualChunk {
  let names: Map<string, string> | undefined
  return (id, { getModuleIds, getModuleInfo }) => {
    names ??= nameModules(chunks, [...getModuleIds()], getModuleInfo)
    return names.get(id)
  }
}

function nameModules(chunks: SharedChunk[], ids: string[], getModuleInfo: Rollup.GetModuleInfo): Map<string, string> {
  const names = new Map<string, string>()
  for (const { name, modules } of chunks) {
    const waiting = ids.filter((id) => modules.test(id))
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const module = getModuleInfo(id)
      if (!module || names.has(id) || packageIndex.test(id)) continue
      // An entry in a shared file would need another file that leads to it.
      if (!module.isEntry) names.set(id, name)
      waiting.push(...module.importedIds.filter((imported) => !names.has(imported)))
    }
  }
  return names
}
