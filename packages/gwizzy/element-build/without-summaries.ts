import type { Plugin } from 'vite'

/** Takes the sentences out of the table of calls that describe it to readers of the API's reference. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  transform: (code, id) =>
    /api-client\/src\/endpoints\/[\w-]+\.ts$/.test(id) ? code.replace(/^\s*summary:\s*(['"`]).*\1,$/gm, '') : undefined,
})
