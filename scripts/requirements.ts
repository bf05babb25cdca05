// Shows which requirements have a test that ran and passed, by the level of the test: npm run requirements --workspace @pkg/scripts
import { readFileSync } from 'node:fs'
import { readLastRun } from './testing/last-run'
import { taskHashes } from './testing/turbo'

/** The level of a test: a rule, the API, or what a person does and sees. */
type Level = 'rule' | 'API' | 'person'

const levels: readonly Level[] = ['rule', 'API', 'person']
const rulePackages = ['api-client', 'domain', 'gwizzy', 'illustrations', 'remix-host', 'ui', 'storybook']
// Their tests call functions of a page. The journeys open the pages.
const sites = ['marketplace', 'dashboard']

function levelOf(workspace: string): Level {
  if (workspace === '@pkg/e2e') return 'person'
  return [...rulePackages, ...sites].some((name) => workspace === `@pkg/${name}`) ? 'rule' : 'API'
}

const requirements = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => line.match(/^\s*- \**([A-Z]{2,6}-\d{3})/)?.[1] ?? [])

const covered: Record<Level, Set<string>> = { rule: new Set(), API: new Set(), person: new Set() }
const changed: string[] = []
const lastRun = readLastRun()
if (!lastRun) throw new Error('Run npm test first. It saves what it tested')
const taskNames = [...new Set(lastRun.tasks.map(({ id }) => id.split('#')[1] ?? ''))]
const hashes = taskHashes(taskNames, lastRun.environment)
for (const { id, hash, tests } of lastRun.tasks) {
  if (hashes.get(id) !== hash) changed.push(id)
  else
    for (const { title, hasPassed } of tests) {
      if (!hasPassed) continue
      for (const [brackets] of title.matchAll(/\[[A-Z]{2,6}-\d{3}[^\]]*\]/g)) {
        for (const [row] of brackets.matchAll(/[A-Z]{2,6}-\d{3}/g)) covered[levelOf(id.split('#')[0] ?? '')].add(row)
      }
    }
}
const isCovered = (id: string, at: readonly Level[] = levels) => at.some((level) => covered[level].has(id))

const families = [...new Set(requirements.map((id) => id.split('-')[0] ?? ''))]
console.log(['', 'rows', ...levels, 'any'].map((title) => title.padStart(8)).join(''))
for (const family of [...families, 'all']) {
  const rows = requirements.filter((id) => family === 'all' || id.startsWith(`${family}-`))
  const counts = [rows.length, ...levels.map((level) => rows.filter((id) => isCovered(id, [level])).length)]
  const cells = [family, ...counts, rows.filter((id) => isCovered(id)).length]
  console.log(cells.map((cell) => String(cell).padStart(8)).join(''))
}
printRows('Without a test', (id) => !isCovered(id))
printRows('Without a page or journey test', (id) => !isCovered(id, ['person']))

const unknown = levels.flatMap((level) => [...covered[level]]).filter((id) => !requirements.includes(id))
if (unknown.length > 0) console.error(`\nTests name requirements that don't exist: ${unknown.join(', ')}`)
if (changed.length > 0)
  console.error(`\nChanged since the last npm test, so their tests don't count: ${changed.join(', ')}`)
if (unknown.length + changed.length > 0) process.exitCode = 1

function printRows(title: string, isListed: (id: string) => boolean): void {
  const rows = requirements.filter(isListed)
  console.log(`\n${title}: ${rows.length}`)
  for (const family of families) {
    const numbers = rows.filter((id) => id.startsWith(`${family}-`)).map((id) => id.slice(family.length + 1))
    if (numbers.length > 0) console.log(`  ${family} ${numbers.join(' ')}`)
  }
}
