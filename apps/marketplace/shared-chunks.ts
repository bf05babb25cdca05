import { dirname, resolve } from 'node:path'
import type { Rollup } from 'vite'

/** A file to build: these modules and everything that they import, unless an earlier file has it. */
export interface SharedChunk {
  name: string
  modules: RegExp
}

/** A module that exports everything of a package or a feature. Importing one name of it doesn't mean importing all. */
const index =
  /\/packages\/(?<pkg>domain|ui)\/(dist\/index\.js|src\/index\.ts)$|\/app\/features\/(?<feature>[^/]+)\/index\.ts$/

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
      if (!module || names.has(id)) continue
      // An entry in a shared file would need another file that leads to it.
      if (!module.isEntry) names.set(id, name)
      waiting.push(...importedModules(module, getModuleInfo).filter((imported) => !names.has(imported)))
    }
  }
  return names
}

/** Returns the modules that a module imports. For the index of a package or a feature, those that define the imported names. */
function importedModules(module: Rollup.ModuleInfo, getModuleInfo: Rollup.GetModuleInfo): string[] {
  return module.importedIds.flatMap((id) => {
    const { pkg, feature } = index.exec(id)?.groups ?? {}
    if (!pkg && !feature) return id
    const info = getModuleInfo(id)
    const sources = info ? exportSources(info) : undefined
    const specifier = pkg ? `@pkg/${pkg}` : `~/features/${feature}`
    return importedNames(module, specifier).flatMap((name) => sources?.get(name) ?? [])
  })
}

/** Returns the names that a module imports or exports from a package or a feature. */
function importedNames({ ast }: Rollup.ModuleInfo, specifier: string): string[] {
  return (ast?.body ?? []).flatMap((node) => {
    if (node.type === 'ImportDeclaration' && node.source.value === specifier) {
      return node.specifiers.flatMap((name) => (name.type === 'ImportSpecifier' ? nameOf(name.imported) : []))
    }
    if (node.type === 'ExportNamedDeclaration' && node.source?.value === specifier) {
      return node.specifiers.map(({ local }) => nameOf(local))
    }
    return []
  })
}

/** Returns the module that defines each name of an index: it exports it from there, or imports it first. */
function exportSources({ id, ast, importedIds }: Rollup.ModuleInfo): Map<string, string> {
  // An index in source names its modules without an extension, also those that a translation replaces.
  const path = (source: unknown) => {
    const named = resolve(dirname(id), String(source))
    return importedIds.find((imported) => imported.replace(/(\.es)?\.tsx?$/, '') === named) ?? named
  }
  const imported = new Map<string, string>()
  const exported = new Map<string, string>()
  for (const node of ast?.body ?? []) {
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) imported.set(local.name, path(node.source.value))
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported: name } of node.specifiers) {
        const source = node.source ? path(node.source.value) : imported.get(nameOf(local))
        if (source) exported.set(nameOf(name), source)
      }
    } else if (node.type === 'ExportAllDeclaration' && node.exported) {
      exported.set(nameOf(node.exported), path(node.source.value))
    }
  }
  return exported
}

/** A name may be an identifier or, as in `export { x as 'a name' }`, a string. */
type ModuleName = { type: 'Identifier'; name: string } | { type: 'Literal'; value?: unknown }

const nameOf = (node: ModuleName) => (node.type === 'Identifier' ? node.name : String(node.value))
