import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { asvsRequirements } from './testing/asvs-requirements'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A requirement's row in `docs/security.md`. */
interface Row {
  id: string
  state: string
  evidence: string
}

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, id, , state, evidence] =
      /^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (met|n\/a|open) +\| (.+?) +\|$/.exec(line) ?? []
    return id && state && evidence ? [{ id, state, evidence }] : []
  })
const required = [...asvsRequirements[1], ...asvsRequirements[2]].flatMap((section) => section.split(' '))

/** The test files of all packages. */
const testFiles = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) =>
    ['src', 'app'].flatMap((part) => testFilesIn(join(root, folder, name, part))),
  ),
)

function testFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

test('docs/security.md has one row for each requirement of ASVS 5.0.0 at levels 1 and 2 [BIZ-008]', () => {
  expect(required).toHaveLength(253)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(required.toSorted())
})

test.each([
  ['security.md', rows.map(({ evidence }) => evidence).join('\n')],
  ['json-api.md', readFileSync(join(root, 'docs/json-api.md'), 'utf8')],
])('docs/%s cites only tests that exist [BIZ-008, API-001]', (_, evidence) => {
  const sources = testFiles.map((file) => readFileSync(file, 'utf8')).join('\n')
  const titles = [...evidence.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter((title) => !['[', "'", '`'].some((end) => isTitle(sources, title, end)))).toEqual([])
})

test('docs/security.md names only files that exist [BIZ-008]', () => {
  const files = rows.flatMap(({ evidence }) =>
    [...evidence.matchAll(/`([\w./$-]+\.tsx?)`/g)].map(([, file = '']) => file),
  )
  const missing = files.filter((file) => !exists(/^(apps|packages)\//.test(file) ? file : `apps/api/src/${file}`))
  expect(missing).toEqual([])
})

/** Returns whether a test has a title, with or without requirement IDs. */
const isTitle = (sources: string, title: string, end: string) =>
  ["'", '`', '"'].some((quote) => sources.includes(`${quote}${title}${end === '[' ? ' [' : end}`))

function exists(file: string): boolean {
  try {
    return readFileSync(join(root, file)).length > 0
  } catch {
    return false
  }
}

test('docs/security.md leaves no requirement open for input, rules, authentication, sessions, and authorization, and cites tests for most requirements [BIZ-008]', () => {
  const open = rows.filter(({ id, state }) => state === 'open' && /^(1|2|6|7|8)\./.test(id))
  expect(open).toEqual([])
  const applicable = rows.filter(({ state }) => state !== 'n/a')
  const tested = applicable.filter(({ evidence }) => evidence.includes('“'))
  expect(tested.length / applicable.length).toBeGreaterThanOrEqual(0.6)
})

test('docs/security.md counts what its tables say [BIZ-008]', () => {
  const [, ...counted] =
    /^Of (\d+) requirements, (\d+) apply\. (\d+) are met, (\d+) of them with a cited test, and (\d+) are open\.$/m.exec(
      readFileSync(join(root, 'docs/security.md'), 'utf8'),
    ) ?? []
  const applicable = rows.filter(({ state }) => state !== 'n/a')
  const met = applicable.filter(({ state }) => state === 'met')
  const tested = met.filter(({ evidence }) => evidence.includes('“'))
  const open = applicable.length - met.length
  expect(counted.map(Number)).toEqual([rows.length, applicable.length, met.length, tested.length, open])
})

test('docs/security.md names every file that sets HTML itself [BIZ-008]', () => {
  const evidence = rows.find(({ id }) => id === '3.2.2')?.evidence
  const files = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => sourcesIn(`${folder}/${name}`)),
  )
  const setters = files.filter((file) =>
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML/.test(file.text),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(setters.map(({ path }) => path).toSorted()).toEqual(
    [...(evidence?.matchAll(/`([\w./-]+\.tsx)`/g) ?? [])].map(([, path]) => path).toSorted(),
  )
})

/** Returns the sources of a package that run in a browser or render for one. */
function sourcesIn(folder: string): { path: string; text: string }[] {
  return ['src', 'app'].flatMap((part) => {
    try {
      return readdirSync(join(root, folder, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|spec|stories)\.|testing\//.test(name))
        .map((name) => {
          const path = `${folder}/${part}/${name}`
          return { path, text: readFileSync(join(root, path), 'utf8') }
        })
    } catch {
      return []
    }
  })
}
