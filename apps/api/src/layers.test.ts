import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const program = fileURLToPath(new URL('../../../node_modules/.bin/depcruise', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'layers-'))

const files = {
  'tsconfig.json': '{}',
  'src/http/reads-a-module.ts': "import { orders } from '../modules/orders'\nexport const count = orders.length\n",
  'src/app.ts': "import { rows } from './modules/orders/orders-store'\nexport const all = rows\n",
  'src/modules/orders/index.ts': "export { orders } from './orders-service'\n",
  'src/modules/orders/orders-service.ts': "import { rows } from './orders-store'\nexport const orders = rows\n",
  'src/modules/orders/orders-store.ts':
    "import { sql } from 'drizzle-orm'\nimport { people } from '../people'\nexport const rows = [people, sql]\n",
  'src/modules/orders/orders-routes.ts': "import { sql } from 'drizzle-orm'\nexport const route = sql\n",
  'src/modules/orders/total-service.ts': "import { sql } from 'drizzle-orm'\nexport const total = sql\n",
  'src/modules/people/index.ts': "export { people } from './people-service'\n",
  'src/modules/people/people-service.ts': "import { totals } from './totals'\nexport const people = totals\n",
  'src/modules/people/totals.ts': "import { people } from './people-service'\nexport const totals = () => people\n",
  'src/modules/people/past-the-index.ts': "import { rows } from '../orders/orders-store'\nexport const own = rows\n",
  'src/modules/people/through-the-index.ts': "import { orders } from '../orders'\nexport const own = orders\n",
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the layer rules of this package in a folder. */
function check(cwd: string, more: string[] = []): Promise<{ code: number; output: string }> {
  const parameters = [
    '--config',
    join(packageFolder, '.dependency-cruiser.mjs'),
    '--output-type',
    'err',
    ...more,
    'src',
  ]
  return new Promise((resolve) => {
    execFile(program, parameters, { cwd, env: { ...process.env, NO_COLOR: '1' } }, (error, stdout) =>
      resolve({ code: error ? 1 : 0, output: stdout }),
    )
  })
}

test('reports every broken layer rule in a small API [LIFE-004]', async () => {
  const { code, output } = await check(folder)
  expect(code).toBe(1)
  const broken = [...output.matchAll(/error ([\w-]+): (\S+)/g)].map(([, rule, file]) => `${rule} ${file}`)
  expect([...new Set(broken)].toSorted()).toEqual([
    'no-cycle-between-files src/modules/people/people-service.ts',
    'no-cycle-between-modules src/modules/orders',
    'no-cycle-between-modules src/modules/people',
    'no-import-past-an-index src/modules/people/past-the-index.ts',
    'no-import-past-an-index-from-outside src/app.ts',
    'no-module-below src/http/reads-a-module.ts',
    'no-sql-in-routes src/modules/orders/orders-routes.ts',
    'no-sql-outside-stores src/modules/orders/total-service.ts',
  ])
})

// The rules above see imports. A query through a database that a function gets as an argument needs none.
const query =
  /\b(?:orm|tx|reads|database)\s*\.(?:select|insert|update|delete|execute|query|with|script|copy|\$count)\w*\s*\(/

test.each([
  ['const rows = await orm.select().from(families)', true],
  ['await tx\n    .update(families)', true],
  ['list: ({ reads }) => reads.selectDistinct({ id }).from(places)', true],
  ["await database.script('delete from families')", true],
  ['return orm.transaction((tx) => saveFamily(tx, family))', false],
  ['const selected = await selectFamily(orm, id)', false],
])('the query in %j counts: %s [LIFE-004]', (text, isQuery) => {
  expect(query.test(text)).toBe(isQuery)
})

test('runs queries of modules only in stores [LIFE-004]', () => {
  const modules = join(packageFolder, 'src', 'modules')
  const querying = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => query.test(readFileSync(join(modules, file), 'utf8')))
  expect(querying.length).toBeGreaterThan(20)
  expect(querying.filter((file) => !file.endsWith('-store.ts'))).toEqual([])
})
