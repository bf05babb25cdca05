import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Specs that start servers of their own or walk for minutes. They begin first, so the others run meanwhile. */
const long =
  /(cached-pages|chat-provider|every-link|guessing|inbox|no-calls|no-traces|partner-sites|outages|page-table|search-alerts|third-party|tours-and-calls|truth)\.spec\.ts$/

/** Lists the paths of all specs in the order of a seed, long ones first. */
function orderSpecs(seed: string): string[] {
  const place = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest('hex')
  const isLong = (path: string) => Number(long.test(path))
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts'))
    .sort((a, b) => isLong(b) - isLong(a) || place(a).localeCompare(place(b)))
}

/** The areas whose journeys run: names of folders in `journeys`, or `all`. */
const wantedAreas = (process.env['JOURNEY_AREAS'] ?? 'all').split(',')

/** Returns whether all tests of a spec run, or only those that every run has. Pages over HTTP are quick, so they always run. [LIFE-012] */
function isWanted(path: string): boolean {
  const [folder, area = ''] = path.split('/')
  return wantedAreas.includes('all') || folder === 'http' || (folder === 'journeys' && wantedAreas.includes(area))
}

/** How many files are a project. Playwright starts new workers for each one, which takes some seconds. */
const filesPerProject = 14

/** Files whose tests run, or only those that every run has. */
export interface SpecGroup {
  paths: string[]
  isWhole: boolean
}

/**
 * Returns the files of all specs in groups, in an order that a seed draws, so a run can be repeated in the same order. Playwright runs the groups
 * in this order, and the files of a group by name. [LIFE-011]
 */
export function drawSpecGroups(seed: string): SpecGroup[] {
  const paths = orderSpecs(seed)
  const [wanted, others] = [paths.filter(isWanted), paths.filter((path) => !isWanted(path))]
  const count = Math.ceil(wanted.length / filesPerProject)
  const groups = Array.from({ length: count }, (_, index) => ({
    paths: wanted.slice(index * filesPerProject, (index + 1) * filesPerProject),
    isWhole: true,
  }))
  return others.length > 0 ? [...groups, { paths: others, isWhole: false }] : groups
}
