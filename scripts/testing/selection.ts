import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { exitCode, runTasks } from './turbo'
import type { Workspace } from './workspaces'

const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts']

/** Lists the test files whose path, or a title inside, contains every word, ignoring case. */
export function selectTestFiles(words: readonly string[]): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
  const wanted = words.map((word) => word.toLowerCase())
  return files
    .split('\n')
    .filter(Boolean)
    .filter((file) => {
      const text = `${file}\n${readFileSync(file, 'utf8')}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
}

/** Runs test files, each workspace's with its own runner. Returns whether all passed. Builds what journeys start. */
export async function runTestFiles(
  files: readonly string[],
  workspaces: readonly Workspace[],
  environment: Record<string, string>,
): Promise<boolean> {
  if (files.some(isJourney)) {
    // The marketplace serves both languages.
    const builds = ['api#build', 'marketplace#build', 'marketplace#build:es', 'dashboard#build'].map(
      (task) => `@pkg/${task}`,
    )
    const runs = await runTasks({ tasks: [...builds, '@pkg/e2e#catalog'], concurrency: 3, environment })
    if (runs.some(({ hasPassed }) => !hasPassed)) return false
  }
  let haveAllPassed = true
  for (const { folder } of workspaces) {
    const own = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => relative(folder, file))
    if (own.length === 0) continue
    // Each worker needs a stack, so there are no more of them than files.
    const command = own.some(isJourney) ? `playwright test --workers=${Math.min(own.length, 3)}` : 'vitest run'
    const code = await exitCode(
      'npm',
      ['exec', '--prefix', folder, '-c', `cd ${folder} && ${command} ${own.join(' ')}`],
      environment,
    )
    haveAllPassed &&= code === 0
  }
  return haveAllPassed
}

const isJourney = (file: string) => file.endsWith('.spec.ts')
