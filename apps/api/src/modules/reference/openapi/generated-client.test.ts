import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'

// Another team would generate types from the document, write a program with them, compile it in strict mode, and run it.
const api = apiUnderTest()
let folder: string

beforeAll(async () => {
  const results = join(import.meta.dirname, '../../test-results')
  await mkdir(results, { recursive: true })
  folder = await mkdtemp(join(results, 'generated-client-'))
  const document: unknown = JSON.parse(JSON.stringify((await api.call({ url: '/openapi.json' })).body))
  await writeFile(join(folder, 'schema.d.ts'), astToString(await openapiTypes(JSON.stringify(document))))
})

afterAll(() => rm(folder, { recursive: true }))

const program = `
import createClient from 'openapi-fetch'
import type { paths } from './schema'

export async function work(baseUrl: string, cookie: string): Promise<string[]> {
  const results: string[] = []
  const api = createClient<paths>({ baseUrl, headers: { cookie } })

  const listed = await api.GET('/marketplace/communities', { params: { query: { state: 'CO', 'page-size': '1' } } })
  results.push(\`found \${listed.data?.data.length}\`)
  const [first] = listed.data?.data ?? []
  if (first) {
    const read = await api.GET('/marketplace/communities/{id}', { params: { path: { id: first.id } } })
    results.push(read.data?.data.id === first.id ? 'the same one' : 'another one')
  }

  const category = await api.POST('/platform/tag-categories', {
    body: { data: { type: 'tag-categories', attributes: { name: 'Outings' } } },
  })
  const categoryId = category.data?.data.id ?? ''
  const made = await api.POST('/platform/tags', {
    body: { data: { type: 'tags', attributes: { name: 'Lake', tagCategoryId: categoryId } } },
  })
  const id = made.data?.data.id ?? ''
  const changed = await api.PATCH('/platform/tags/{id}', {
    params: { path: { id } },
    body: { data: { type: 'tags', id, attributes: { name: 'Lakes' } } },
  })
  results.push(\`\${made.data?.data.attributes?.name} became \${changed.data?.data.attributes?.name}\`)
  const deleted = await api.DELETE('/platform/tags/{id}', { params: { path: { id } } })
  results.push(String(deleted.response.status))

  const missing = await api.GET('/platform/tags/{id}', { params: { path: { id } } })
  results.push(missing.error?.errors?.[0]?.code ?? 'no error')
  return results
}
`

/** Returns the errors of the strict TypeScript compiler for a program with the generated types. */
async function compileErrors(text: string): Promise<string[]> {
  const file = join(folder, 'program.ts')
  await writeFile(file, text)
  const compiler = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  })
  return ts.getPreEmitDiagnostics(compiler).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('generates a client that compiles, reads, writes, and reports errors [API-001, CLIENT-001]', async () => {
  expect(await compileErrors(program)).toEqual([])
  const file = join(folder, 'program.mjs')
  await writeFile(file, ts.transpile(program, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 }))
  const { work } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const url = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await work(url, await api.cookieOf('admin'))).toEqual([
    'found 1',
    'the same one',
    'Lake became Lakes',
    '204',
    'not-found',
  ])
})

test.each([
  ['an unknown field', `attributes: { name: 'Outings' }`, `attributes: { title: 'Outings' }`],
  ['a wrong type', `type: 'tag-categories', attributes`, `type: 'tags', attributes`],
  ['an unknown path', `'/marketplace/communities/{id}'`, `'/marketplace/community/{id}'`],
])('generates types that reject %s [API-001]', async (_, right, wrong) => {
  expect(program).toContain(right)
  expect(await compileErrors(program.replace(right, wrong))).not.toEqual([])
})
