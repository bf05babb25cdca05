import type { Plugin } from 'vite'

/** Removes the summaries from the endpoint table, which only readers of the API reference need. */
export const removeSummaries = (): Plugin => ({
  name: 'remove-summaries',
  transform: (code, id) =>
    /api-client\/src\/endpoints\/[\w-]+\.ts$/.test(id) ? code.replace(/^\s*summary:\s*(['"`]).*\1,$/gm, '') : undefined,
})
