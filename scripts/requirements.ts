// Shows which requirements have a test that ran and passed, by the level of the test: npm run requirements
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from './testing/report'
import { listWorkspaces, reportOf, type Workspace } from './testing/workspaces'

/** The level of a test: a rule, the API, or what a person does and sees. */
type Level = 'rule' | 'API' | 'person'

const levels: readonly Level[] = ['rule', 'API', 'person']
const personWorkspaces = ['apps/e2e', 'apps/marketplace', 'apps/dashboard']

function levelOf({ folder }: Workspace): Level {
  if (personWorkspaces.includes(folder)) return 'person'
  return folder.startsWith('packages/') || folder === 'apps/storybook' ? 'rule' : 'API'
}

const requirements = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => line.match(/^\s*- \**([A-Z]{2,6}-\d{3})/)?.[1] ?? [])

const covered: Record<Level, Set<string>> = { rule: new Set(), API: new Set(), person: new Set() }
const missing: string[] = []
for (const workspace of listWorkspaces()) {
  for (const task of workspace.tasks) {
    const report = reportOf(task)
    if (report === undefined || task === 'test:watch') continue
    const file = join(workspace.folder, report)
    if (!existsSync(file)) missing.push(file)
    for (const { title, hasPassed } of readReport(file)) {
      if (!hasPassed) continue
      for (const [brackets] of title.matchAll(/\[[A-Z]{2,6}-\d{3}[^\]]*\]/g)) {
        for (const [id] of brackets.matchAll(/[A-Z]{2,6}-\d{3}/g)) covered[levelOf(workspace)].add(id)
      }
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
if (missing.length > 0) console.error(`\nRun npm test first. These reports are missing: ${missing.join(', ')}`)
if (unknown.length + missing.length > 0) process.exitCode = 1

function printRows(title: string, isListed: (id: string) => boolean): void {
  const rows = requirements.filter(isListed)
  console.log(`\n${title}: ${rows.length}`)
  for (const family of families) {
    const numbers = rows.filter((id) => id.startsWith(`${family}-`)).map((id) => id.slice(family.length + 1))
    if (numbers.length > 0) console.log(`  ${family} ${numbers.join(' ')}`)
  }
}
