import { type Endpoint, getRelationships } from '@pkg/api-client/server'
import { type Html, html } from './html'
import { type DescribedValue, describeValues } from './describe-schema'

/** Returns an endpoint's entry: a summary that opens to roles, parameters, and response. */
export function endpointEntry(resource: string, name: string, row: Endpoint): Html {
  const pathParameters = [...row.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({
    name: parameter,
    isRequired: true,
    words: 'text',
  }))
  const type = row.resource
  const relationships = type ? Object.keys(getRelationships(type)) : []
  return html`<details id="${resource}.${name}">
    <summary><b>${row.method} ${row.path}</b><span>${row.summary}</span></summary>
    <p><code>api.${resource}.${name}()</code>, for ${describeAccess(row)}. ${describeResponse(row)}</p>
    ${values('Path parameters', pathParameters)}${values('Query parameters', describeValues(row.query))}${values('Body', describeValues(row.body))}
    ${relationships.length > 0 ? html`<p>Related resources for <code>include</code>: ${relationships.join(', ')}.</p>` : undefined}
  </details> `
}

function describeAccess({ access, isOpenToPartners }: Endpoint): string {
  const people = access === 'anyone' ? 'anyone' : `signed-in users with role ${access.join(', ')}`
  return isOpenToPartners ? `${people}, and partner sites with a key` : people
}

function describeResponse({ resource, response }: Endpoint): Html {
  if (!response) return html`Returns 204 without content.`
  if (!resource) return html`Returns plain JSON.`
  return response.isPage
    ? html`Returns a page of <code>${resource}</code>.`
    : html`Returns one resource of type <code>${resource}</code>.`
}

function values(title: string, described: readonly DescribedValue[]): Html | undefined {
  if (described.length === 0) return undefined
  const entries = described.map(
    ({ name, isRequired, words }) =>
      html`<dt><code>${name}</code>${isRequired ? ', required' : ''}</dt>
        <dd>${words}</dd>`,
  )
  return html`<h3>${title}</h3>
    <dl>${entries}</dl>`
}
