import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { createClient } from '@pkg/api-client'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'

const api = apiUnderTest()
let address: string
let page: string

beforeAll(async () => {
  address = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  page = await (await fetch(`${address}/docs`)).text()
})

/** Returns the page's examples of a kind as readers copy them. */
const examplesOfKind = (kind: string) =>
  [...page.matchAll(new RegExp(`aria-label="[^"]*, ${kind}"><code>([^<]*)</code>`, 'g'))].map(([, text = '']) =>
    text
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )

/** Parses a curl command the way a shell does. */
function parseRequest(line: string): Request {
  const words = [...line.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )
  const after = (option: string) => words[words.indexOf(option) + 1]
  const has = (option: string) => words.includes(option)
  return new Request(words.find((word) => word.startsWith('http')) ?? '', {
    method: has('-X') ? (after('-X') ?? 'GET') : 'GET',
    ...(has('-H')
      ? { headers: [(after('-H') ?? '').split(': ')].map(([name = '', value = '']): [string, string] => [name, value]) }
      : {}),
    ...(has('-d') ? { body: after('-d') ?? '' } : {}),
  })
}

test('lists every endpoint and works without scripts [API-001]', () => {
  for (const rows of Object.values(endpoints)) {
    for (const { path } of Object.values<Endpoint>(rows)) expect(page).toContain(path)
  }
  expect(page).not.toContain('<script')
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(ids).toEqual(expect.arrayContaining(targets))
  expect(targets).toEqual(expect.arrayContaining(Object.keys(endpoints)))
})

test('shows terminal examples that run unchanged [API-001]', async () => {
  const lines = examplesOfKind('in a terminal')
  const statuses: number[] = []
  for (const line of lines) statuses.push((await fetch(parseRequest(line))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 400])
})

test('shows client examples that run unchanged [CLIENT-001]', async () => {
  const client = createClient({ baseUrl: address })
  for (const text of examplesOfKind('with the client')) {
    const names = [...text.matchAll(/const (?:\{ (\w+)(?:, \w+)* \}|\[(\w+)\]|(\w+)) =/g)].map((found) =>
      found.slice(1).find(Boolean),
    )
    const result: unknown = await new Function('api', `return (async () => { ${text}\n return ${names.at(-1)} })()`)(
      client,
    )
    expect(result, text).toBeInstanceOf(Object)
  }
})

test('escapes request input in the HTML page [BIZ-008]', async () => {
  const { body } = await api.call({ url: '/docs', headers: { host: '"><b>here' } })
  expect(String(body)).not.toContain('<b>here')
})
