import { defaultClientConditions, defaultServerConditions } from 'vite'

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
  ssr: { noExternal: [/^@pkg\//], resolve: { conditions: server, externalConditions: ['@pkg/source'] } },
})
