import { defaultClientConditions, defaultServerConditions } from 'vite'

const client = ['@pkg/source', ...defaultClientConditions]
const server = ['@pkg/source', ...defaultServerConditions]

/** Reads the packages of this repository from source, in the browser, on the server and in the style compiler. */
export const sourceConditions = () => ({
  resolve: { conditions: client },
  environments: { ssr: { resolve: { conditions: server } } },
  ssr: { noExternal: [/^@pkg\//], resolve: { conditions: server, externalConditions: ['@pkg/source'] } },
})
