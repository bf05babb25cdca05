import { isFullProof } from '@pkg/config/draw'
import type { ChildProcess } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { run, startNode, waitForUrl } from '../testing/processes'
import { isWholeProof } from '../testing/proof'
import { readmeExample } from './packed-packages'

/** A partner's app, which renders the React example of gwizzy's README on the server. */
export interface PartnerApp {
  name: string
  port: number
  /** Its folder in `partner-sites`. */
  template: string
  /** What it installs besides the packed packages. */
  packages: readonly string[]
  build: (folder: string) => Promise<unknown>
  /** The parameters of Node that start its server, which listens at `PORT`. */
  start: readonly string[]
}

const react = (release: 18 | 19) =>
  ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${release}`)
const remix = ['node', 'react', 'serve', 'dev'].map((name) => `@remix-run/${name}@2.17.5`)

/** This repository's compiler and bundler, so the Vite app needn't install its own. */
async function buildWithVite(folder: string): Promise<void> {
  await run('node', [join(process.cwd(), '../../node_modules/typescript/bin/tsc')], { folder })
  const options = { root: folder, configFile: false, logLevel: 'error', esbuild: { jsx: 'automatic' } } as const
  await build({ ...options, build: { outDir: 'dist/client' } })
  await build({ ...options, build: { outDir: 'dist/server', ssr: 'entry-server.tsx' } })
}

const viteApp = (release: 18 | 19, port: number): PartnerApp => ({
  name: `Vite app with React ${release}`,
  port,
  template: 'vite-app',
  packages: react(release),
  build: buildWithVite,
  start: ['server.mjs'],
})

/** An app of the framework with the most packages, for the whole proof. */
const nextApp: PartnerApp = {
  name: 'Next.js app',
  port: 4644,
  template: 'next-app',
  packages: [...react(19), 'next@15.5.29', 'typescript@5.9.3', '@types/node@20'],
  build: (folder) =>
    run('node', ['node_modules/next/dist/bin/next', 'build'], {
      folder,
      // The lock file of an app that was never installed on another platform needs no repair.
      environment: { NEXT_TELEMETRY_DISABLED: '1', NEXT_IGNORE_INCORRECT_LOCKFILE: '1', NODE_ENV: 'production' },
    }),
  start: ['node_modules/next/dist/bin/next', 'start'],
}

/** An app of our own framework, for the full proof. */
const remixApp: PartnerApp = {
  name: 'Remix app',
  port: 4645,
  template: 'remix-app',
  packages: [...react(18), ...remix, 'vite@6.4.6', 'isbot@5'],
  build: (folder) =>
    run('node', ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
      folder,
      environment: { NODE_ENV: 'production' },
    }),
  start: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
}

/** The partners' apps that a run builds. */
export const partnerApps: readonly PartnerApp[] = [
  viteApp(19, 4641),
  viteApp(18, 4642),
  ...(isFullProof ? [remixApp] : []),
  ...(isWholeProof ? [nextApp] : []),
]

/** Copies an app out of this repository, adds the example of the README, installs its packages and the tarballs, and builds it. */
export async function buildPartnerApp(app: PartnerApp, folder: string, tarballs: string[]): Promise<void> {
  cpSync(`partner-sites/${app.template}`, folder, { recursive: true })
  writeFileSync(join(folder, 'get-pricing.tsx'), readmeExample())
  // A response of the registry that stalls is asked for again after a minute instead of npm's five.
  const patience = ['--fetch-timeout=60000', '--fetch-retries=4']
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...patience]
  await run('npm', ['install', ...options, ...app.packages, ...tarballs], { folder })
  await app.build(folder)
}

/** Starts the server of a built app, and waits until it responds. */
export async function servePartnerApp(app: PartnerApp, folder: string): Promise<ChildProcess> {
  const environment = { PORT: String(app.port), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const server = startNode(app.start, { folder, environment })
  await waitForUrl(`http://localhost:${app.port}/?community=none`)
  return server
}
