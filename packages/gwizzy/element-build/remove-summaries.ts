import type { Plugin } from 'vite'

/**
 * Removes the summaries from the endpoint table, which only readers of the API reference need. Bundlers drop unused exports but not unused
 * properties, and a row without its summary would have to be written apart from it. Runs first, on the source as oxfmt formats it.
 */
export const removeSummaries = (): Plugin => ({
  name: 'remove-summaries',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/api-client/src/endpoints/') ? code.replace(/^ *summary:\s*(['"`]).*\1,$/gm, '') : undefined,
})
