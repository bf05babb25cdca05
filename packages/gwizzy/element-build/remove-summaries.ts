import type { Plugin } from 'vite'

/**
 * Removes the summaries from the endpoint table, which only readers of the API reference need. Bundlers drop unused exports but not unused
 * properties, and the alternative is to write each summary apart from its row. Runs first, on the source as oxfmt formats it.
 */
export const removeSummaries = (): Plugin => ({
  name: 'remove-summaries',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/api-client/src/endpoints/') ? code.replace(/^ *summary:\s*(['"`]).*\1,$/gm, '') : undefined,
})
