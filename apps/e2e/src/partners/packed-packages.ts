import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../testing/processes'

const root = '../..'
const published = ['domain', 'ui', 'api-client', 'gwizzy']

/** Packs the packages that are published, and returns the paths of their tarballs. */
export async function packPackages(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const workspaces = published.flatMap((name) => ['--workspace', `@pkg/${name}`])
  const tarballs = await run('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces], { folder: root })
  return tarballs
    .trim()
    .split('\n')
    .map((name) => join(folder, name))
}

/**
 * Returns the React example of gwizzy's README, as a partner copies it.
 *
 * @throws when the README has none
 */
export function readmeExample(): string {
  const readme = readFileSync(join(root, 'packages/gwizzy/README.md'), 'utf8')
  const [, example] = /\n## React\n[^]*?\n```tsx\n([^]*?)```\n/.exec(readme) ?? []
  if (!example) throw new Error("gwizzy's README has no React example")
  return example
}

/** What a partner replaces in the example: the URL of its API, and its key. */
export const placeholders = { api: 'https://api.hearthway.example', key: 'pk_your_key' }
