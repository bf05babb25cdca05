import { type Endpoint, getRelationships } from '@pkg/api-client/server'
import type { TSchema } from '@sinclair/typebox'
import { type Html, html } from './html'
import { type DescribedValue, describedValues } from './schema-in-words'

/** What is known of a call beside its row. */
interface CallSchemas {
  query?: TSchema
  body?: TSchema
}

/** One call: closed, what it is; opened, who may make it, what it takes, and what it answers. */
export function callEntry(resource: string, name: string, row: Endpoint, { query, body }: CallSchemas): Html {
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({
    name: parameter,
    isRequired: true,
    words: 'in the path',
  }))
  const type = row.resource
  const ties = type ? Object.keys(getRelationships(type)) : []
  return html`<details id="${resource}.${name}">
    <summary><b>${row.method} ${row.path}</b><span>${row.summary}</span></summary>
    <p><code>api.${resource}.${name}()</code>, for ${whoMay(row)}. ${answerInWords(row)}</p>
    ${values('In the path', inPath)}${values('In the query', describedValues(query))}${values('In the body', describedValues(body))}
    ${ties.length > 0 ? html`<p>Comes along with <code>include</code>: ${ties.join(', ')}.</p>` : undefined}
  </details> `
}

function whoMay({ access, isOpenToPartners }: Endpoint): string {
  const people = access === 'anyone' ? 'anyone' : `${access.join(', ')}, signed in`
  return isOpenToPartners ? `${people}; partners’ pages with their key` : people
}

function answerInWords({ resource, response: answer }: Endpoint): Html {
  if (!answer) return html`It answers 204, without a body.`
  if (!resource) return html`It answers plain JSON.`
  return answer.isPage
    ? html`It answers a page of <code>${resource}</code>.`
    : html`It answers one of <code>${resource}</code>.`
}

function values(title: string, described: readonly DescribedValue[]): Html | undefined {
  if (described.length === 0) return undefined
  const entries = described.map(
    ({ name, isRequired, words }) =>
      html`<dt><code>${name}</code>${isRequired ? ', needed' : ''}</dt>
        <dd>${words}</dd>`,
  )
  return html`<h3>${title}</h3>
    <dl>${entries}</dl>`
}
