import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const file = 'test-results/green-tree'

/** Remembers the present files, uncommitted ones included, as those with which everything passed. */
export function rememberGreen(): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, presentTree())
}

/** Lists the files that changed since everything last passed. Returns undefined before the first time. */
export function changedSinceGreen(): string[] | undefined {
  if (!existsSync(file)) return undefined
  try {
    return git(['diff', '--name-only', readFileSync(file, 'utf8'), presentTree()])
      .split('\n')
      .filter(Boolean)
  } catch {
    // Git has removed the tree in the meantime.
    return undefined
  }
}

/** Stores the present files as a tree of Git, with an index of its own, and returns its name. */
function presentTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-index-'))
  try {
    const environment = { GIT_INDEX_FILE: join(folder, 'index') }
    git(['read-tree', 'HEAD'], environment)
    git(['add', '--all'], environment)
    return git(['write-tree'], environment)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const git = (parameters: string[], environment: Record<string, string> = {}): string =>
  execFileSync('git', parameters, { encoding: 'utf8', env: { ...process.env, ...environment } }).trim()
