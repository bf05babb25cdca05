import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { endpointEntry } from './endpoint-entry'
import { toCurl, type Example } from './examples'
import { Html, html } from './html'
import { referenceStyles } from './reference-styles'

const table: Record<string, Record<string, Endpoint>> = endpoints

const sections: Html[] = Object.entries(table).map(
  ([resource, rows]) =>
    html`<h2 id="${resource}">${resource}</h2>
      ${Object.entries(rows).map(([name, row]) => endpointEntry(resource, name, row))}`,
)
const contents: Html[] = Object.keys(table).map((resource) => html`<li><a href="#${resource}">${resource}</a></li>`)

/** The reference for people: every call of the table on one page that needs no script, with examples that run at `address`. */
export function referencePage(address: string, examples: readonly Example[]): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Hearthway API</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(referenceStyles)}
        </style>
      </head>
      <body>
        <header>
          <h1>Hearthway API</h1>
          <p>
            All endpoints use <a href="https://jsonapi.org/format/1.1/">JSON:API 1.1</a> unless they say plain JSON. The
            OpenAPI document is <a href="/openapi.json">openapi.json</a>. Sessions use a cookie, partner keys a header.
            See <a href="#examples">examples</a> and <a href="#endpoints">all endpoints</a>.
          </p>
        </header>
        <main>
          <h2 id="examples">Examples</h2>
          <p>Create a client with <code>@pkg/api-client</code>:</p>
          <pre tabindex="0"><code>${clientSetup(address)}</code></pre>
          ${examples.map((example) => exampleSection(example, address))}
          <h2 id="endpoints">Endpoints</h2>
          <nav aria-labelledby="endpoints">
            <details>
              <summary>${contents.length} resources</summary>
              <ul>
                ${contents}
              </ul>
            </details>
          </nav>
          ${sections}
        </main>
      </body>
    </html> `.text
}

const clientSetup = (address: string) => `import { createClient } from '@pkg/api-client'

const api = createClient({ baseUrl: '${address}' })`

function exampleSection(example: Example, address: string): Html {
  return html`<h3>${example.title}</h3>
    <p>${example.about}</p>
    <pre tabindex="0" aria-label="${example.title}, in a terminal"><code>${toCurl(example, address)}</code></pre>
    <pre tabindex="0" aria-label="${example.title}, with the client"><code>${example.client}</code></pre> `
}
