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

/** A change of the program that its types must reject: the right part, and the wrong one. */
const mistakes = {
  'an unknown field': [`attributes: { name: 'Outings' }`, `attributes: { title: 'Outings' }`],
  'a wrong type': [`type: 'tag-categories', attributes`, `type: 'tags', attributes`],
  'an unknown path': [`'/marketplace/communities/{id}'`, `'/marketplace/community/{id}'`],
} as const

const programs = new Map([
  ['the program', program],
  ...Object.entries(mistakes).map(([name, [right, wrong]]) => [name, program.replace(right, wrong)] as const),
])

/** Returns the errors of the strict TypeScript compiler for each program with the generated types. They share one compilation. */
async function compileErrors(): Promise<Map<string, string[]>> {
  const files = [...programs].map(([name, text]) => ({
    name,
    text,
    path: join(folder, `${name.replaceAll(' ', '-')}.ts`),
  }))
  await Promise.all(files.map(({ path, text }) => writeFile(path, text)))
  const compiler = ts.createProgram(
    files.map(({ path }) => path),
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['node'],
    },
  )
  const found = ts.getPreEmitDiagnostics(compiler)
  return new Map(
    files.map(({ name, path }) => {
      const own = found.filter(({ file }) => file === undefined || file.fileName === path)
      return [name, own.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))]
    }),
  )
}

let errors: Map<string, string[]>
beforeAll(async () => {
  errors = await compileErrors()
})

test('generates a client that compiles, reads, writes, and reports errors [API-001, CLIENT-001]', async () => {
  expect(errors.get('the program')).toEqual([])
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

test.each(Object.entries(mistakes))('generates types that reject %s [API-001]', (name, [right]) => {
  expect(program).toContain(right)
  expect(errors.get(name)?.length).toBeGreaterThan(0)
})
