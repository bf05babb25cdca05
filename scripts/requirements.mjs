// Lists the requirements without a test that names them, and names in tests that are no requirement. A range names its ends alone.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const id = /[A-Z]{2,6}-\d{3}/g
const known = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => line.match(/^\s*- \**([A-Z]{2,6}-\d{3})/)?.[1] ?? [])
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean)
const tested = new Set()
for (const file of files) {
  for (const [brackets] of readFileSync(file, 'utf8').matchAll(/\[[A-Z]{2,6}-\d{3}[^\]]*\]/g)) {
    for (const name of brackets.match(id) ?? []) tested.add(name)
  }
}

const untested = new Map()
for (const name of known.filter((requirement) => !tested.has(requirement))) {
  const [prefix, number] = name.split('-')
  untested.set(prefix, [...(untested.get(prefix) ?? []), number])
}
for (const [prefix, numbers] of untested) console.log(`${prefix}: ${numbers.join(' ')}`)
const unknown = [...tested].filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Tests name requirements that do not exist: ${unknown.join(', ')}`)
  process.exitCode = 1
}
console.log(
  `${known.filter((name) => tested.has(name)).length} of ${known.length} requirements have a test that names them`,
)
