import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
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
 * Copies the partner's React app out of this repository, installs one release of React and the tarballs, checks its types, and builds it.
 * Returns the folder of the built site.
 */
export async function buildReactApp(folder: string, react: 18 | 19, tarballs: string[]): Promise<string> {
  cpSync('partner-sites/react-app', folder, { recursive: true })
  const packages = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${react}`)
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  await run('npm', ['install', ...options, ...packages, ...tarballs], { folder })
  await run('node', [join(process.cwd(), root, 'node_modules/typescript/bin/tsc')], { folder })
  await build({ root: folder, configFile: false, logLevel: 'error', esbuild: { jsx: 'automatic' } })
  return join(folder, 'dist')
}
