import { type Call, calls } from '@pkg/api-client/server'

/** The reference for people: every call of the table on one page that needs no script. */
export function referencePage(): string {
  const table: Record<string, Record<string, Call>> = calls
  const sections = Object.entries(table).map(
    ([resource, rows]) =>
      `<h2>${resource}</h2><table><thead><tr><th>Call<th>Client<th>Who<th>What</thead><tbody>${Object.entries(rows)
        .map(
          ([name, row]) =>
            `<tr><td><code>${row.method} ${row.path}</code><td><code>${resource}.${name}</code><td>${
              row.access === 'anyone' ? 'anyone' : row.access.join(', ')
            }<td>${row.summary}`,
        )
        .join('')}</tbody></table>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hearthway API</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#112427;background:#f8faf8}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #d5ddda}
code{font-size:.9em}</style>
<h1>Hearthway API</h1><p>JSON:API. The whole description is <a href="/openapi.json">openapi.json</a>.</p>${sections.join('')}</html>`
}
