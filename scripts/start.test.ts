import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'

const repository = fileURLToPath(new URL('..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'start-'))

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Writes a program that leaves a file when it starts, and takes a moment to stop. */
function writeProgram(path: string, name: string, line = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), `require('node:fs').writeFileSync(${JSON.stringify(join(root, name))}, '');${line}`)
}

test('starts no site after a signal during the wait for the API [BIZ-008]', async () => {
  const line = `setInterval(() => undefined, 1000); process.on('SIGTERM', () => setTimeout(() => process.exit(), 1500))`
  writeProgram('apps/demo/src/main.ts', 'seeded')
  writeProgram('apps/api/dist/main.js', 'api', line)
  for (const site of ['marketplace', 'dashboard']) writeProgram(`apps/${site}/server.mjs`.replace('.mjs', '.cjs'), site)
  for (const site of ['marketplace', 'dashboard']) {
    writeFileSync(join(root, `apps/${site}/server.mjs`), `import './server.cjs'`)
  }
  cpSync(join(repository, 'scripts/start.ts'), join(root, 'scripts/start.mts'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  const env = { ...process.env, API_PORT: '9' }
  const started = spawn('node', ['--import', 'tsx', 'scripts/start.mts'], { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise((resolve) => started.once('exit', resolve))
  await vi.waitUntil(() => existsSync(join(root, 'api')), { timeout: 60_000 })
  started.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(join(root, 'marketplace'))).toBe(false)
  expect(existsSync(join(root, 'dashboard'))).toBe(false)
})
