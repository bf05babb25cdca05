import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const apps = ['marketplace', 'dashboard'].map((name) => fileURLToPath(new URL(`../../${name}/app/`, import.meta.url)))

/** Resolves `~/` to the app of the module that names another one. Both sites have such names. */
export const appModules = (): Plugin => ({
  name: 'app-modules',
  enforce: 'pre',
  resolveId(source, importer = '', options) {
    const app = source.startsWith('~/') ? apps.find((folder) => importer.startsWith(folder)) : undefined
    return app ? this.resolve(app + source.slice(2), importer, { ...options, skipSelf: true }) : null
  },
})
