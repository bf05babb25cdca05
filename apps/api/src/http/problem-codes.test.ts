import { readdirSync, readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { openApiDocument } from '../modules/reference'
import { problemCodes } from './problem-codes'

const source = new URL('..', import.meta.url)
const page = new URL('../../../../docs/errors.md', import.meta.url).pathname

test('the page of errors says of every code what the list says (vitest -u writes it anew)', async () => {
  const rows = Object.entries(problemCodes).map(
    ([code, { statuses, when, remedy }]) => `| \`${code}\` | ${statuses.join(', ')} | ${when} | ${remedy} |`,
  )
  const text = `${opening}\n| code | status | when | what to do |\n| - | - | - | - |\n${rows.join('\n')}\n`
  await expect(await format(text, { ...(await resolveConfig(page)), parser: 'markdown' })).toMatchFileSnapshot(page)
})

test('no code is listed that nothing answers', () => {
  const program = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('problem-codes.ts'))
    .map((path) => readFileSync(new URL(path, source), 'utf8'))
    .join('\n')
  expect(Object.keys(problemCodes).filter((code) => !program.includes(`'${code}'`))).toEqual([])
})

test('the OpenAPI document names every code', () => {
  expect(JSON.stringify(openApiDocument())).toContain(JSON.stringify(Object.keys(problemCodes)))
})

const opening = `# Errors

What the API refuses, it tells as JSON:API errors, with the status of the answer:

\`\`\`json
{
  "errors": [
    {
      "status": "422",
      "code": "unprocessable",
      "title": "Some values cannot be accepted",
      "detail": "Invalid phone number",
      "source": { "pointer": "/data/attributes/actionInfo/phone" }
    }
  ]
}
\`\`\`

Decide by \`code\`: it does not change. \`title\` and \`detail\` are for people, and may be worded anew. \`source\` names what the error is about:
a \`pointer\` into the body, a \`parameter\` of the query, or a \`header\`. Each answer carries an \`X-Request-Id\`, which finds it in our logs.

What never got an answer, or 500, 502, 503 and 429, may be repeated; writes under the same \`Idempotency-Key\`, so that nothing is done twice.
Everything else is answered the same again until the request has changed.
`
