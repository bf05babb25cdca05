import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const document = readFileSync(`${root}docs/architecture.md`, 'utf8')

/** Returns the folders that the table under a heading names. */
function namedFolders(heading: string): string[] {
  const [, section = ''] = document.split(`### ${heading}\n`)
  const [table = ''] = section.split(/\n##+ /)
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, folder = '']) => folder)
}

test.each([
  ['marketplace', 'The marketplace’s folders'],
  ['dashboard', 'The dashboard’s folders'],
])('docs/architecture.md says what each folder of the %s is responsible for [LIFE-014]', (app, heading) => {
  const folders = ['features', 'parts', 'site'].flatMap((floor) =>
    readdirSync(`${root}apps/${app}/app/${floor}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${floor}/${name}`),
  )
  expect(folders.length).toBeGreaterThan(30)
  expect(namedFolders(heading)).toEqual(folders.toSorted())
})
