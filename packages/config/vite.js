import { existsSync } from 'node:fs'
import { defaultClientConditions, defaultServerConditions } from 'vite'

/**
 * The mode of the build that `npm start` makes: from source and without what only a release needs, in a folder of its own. See decision 104.
 */
export const quickMode = 'quick'

const client = ['@pkg/source', ...defaultClientConditions]
const serverConditions = ['@pkg/source', ...defaultServerConditions]

/** The conditions of the server for programs that Node loads without a bundler, as in tests. */
export const nodeConditions = serverConditions.filter((name) => name !== 'module')

/**
 * Reads the packages of this repository from source, in the browser, on the server, and in the style compiler. Where
 * Node itself loads other packages, `server` must not include `module`, because that condition selects files for
 * bundlers, which Node can't load.
 */
export const sourceConditions = (server = serverConditions) => ({
  resolve: { conditions: client },
  environments: { ssr: { resolve: { conditions: server } } },
  // Node would find another version of `marked` from the folder of the build, which another package needs.
  ssr: { noExternal: [/^@pkg\//, 'marked'], resolve: { conditions: server, externalConditions: ['@pkg/source'] } },
})

/**
 * Replaces each module that has a translation, such as `texts.ts` by `texts.es.ts`, so a build contains one language
 * only. A translation itself imports what it names.
 */
export const translatedModules = (language) => ({
  name: 'translated-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || importer.endsWith(`.${language}.ts`)) return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!resolved?.id.endsWith('.ts')) return resolved
    const translation = resolved.id.replace(/\.ts$/, `.${language}.ts`)
    return existsSync(translation) ? { ...resolved, id: translation } : resolved
  },
})
