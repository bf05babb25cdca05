import { readdirSync, readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { openApiDocument } from '../modules/reference'
import { errorCodes } from './error-codes'

const source = new URL('..', import.meta.url)
const page = new URL('../../../../docs/errors.md', import.meta.url).pathname

test('docs/errors.md matches the list of error codes (vitest -u rewrites it) [API-012]', async () => {
  const rows = Object.entries(errorCodes).map(
    ([code, { statuses, meaning, remedy }]) => `| \`${code}\` | ${statuses.join(', ')} | ${meaning} | ${remedy} |`,
  )
  const text = `${opening}\n| Code | Status | Meaning | What to do |\n| - | - | - | - |\n${rows.join('\n')}\n`
  const { code } = await format('errors.md', text, { printWidth: 120 })
  await expect(code).toMatchFileSnapshot(page)
})

test('uses every listed error code [API-012]', () => {
  const program = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('error-codes.ts'))
    .map((path) => readFileSync(new URL(path, source), 'utf8'))
    .join('\n')
  expect(Object.keys(errorCodes).filter((code) => !program.includes(`'${code}'`))).toEqual([])
})

test('the OpenAPI document lists every code [API-012]', () => {
  expect(JSON.stringify(openApiDocument())).toContain(JSON.stringify(Object.keys(errorCodes)))
})

const opening = `# Errors

Errors are JSON:API error objects:

\`\`\`json
{
  "errors": [
    {
      "status": "422",
      "code": "unprocessable",
      "title": "Validation failed",
      "detail": "Invalid phone number",
      "source": { "pointer": "/data/attributes/actionInfo/phone" }
    }
  ]
}
\`\`\`

Decide by \`code\`, which never changes. \`title\` and \`detail\` are for people, and their wording can change. \`source\` says where the error is: a \`pointer\` into the body, a query \`parameter\`, or a \`header\`. Every response has an \`X-Request-Id\`, which also appears in our logs.

Retry requests without a response and those that fail with 429, 500, 502, or 503. Reuse the same \`Idempotency-Key\` for writes, so nothing is done twice. All other requests fail again until you change them.
`
