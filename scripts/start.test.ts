import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const repository = fileURLToPath(new URL('..', import.meta.url))
let root: string
let started: ChildProcess | undefined

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  for (const path of ['scripts/start.ts', 'scripts/start', 'scripts/package.json']) {
    cpSync(join(repository, path), join(root, path), { recursive: true })
  }
  mkdirSync(join(root, 'apps'))
  writeFileSync(join(root, 'apps/package.json'), '{ "type": "module" }')
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(repository, 'node_modules/tsx'), join(root, 'node_modules/tsx'))
})
afterEach(async () => {
  // A test that failed must not leave servers on their ports.
  if (started && started.exitCode === null) {
    const end = ended(started)
    started.kill('SIGTERM')
    await end
  }
  rmSync(root, { recursive: true, force: true })
})

/** Writes a program that leaves a file with its process id and parameters when it starts. */
function writeProgram(path: string, name: string, line = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  const content = "process.pid + ' ' + process.argv.slice(2).join(' ')"
  writeFileSync(
    join(root, path),
    `import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
appendFileSync(${JSON.stringify(join(root, name))}, ${content} + '\\n')
${line}`,
  )
}

/** Writes a program in the place of Turborepo, whose file has no extension. */
function writeTurbo(line: string): void {
  writeProgram('node_modules/turbo/bin/turbo.mjs', 'build', line)
  writeFileSync(join(root, 'node_modules/turbo/bin/turbo'), "import('./turbo.mjs')")
}

/** The line of a program that runs until a signal, and takes a moment to stop. */
const untilSignal = `setInterval(() => undefined, 1000)
process.on('SIGTERM', () => setTimeout(() => process.exit(), 1500))`

/** The line of a program that answers at a port, and notes the message of the program that started it. */
const answering = (variable: string) => `${untilSignal}
process.on('message', (message) => appendFileSync(${JSON.stringify(join(root, 'messages'))}, message + '\\n'))
createServer((_, response) => response.end()).listen(Number(process.env.${variable}))`

function start(parameters: readonly string[], environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...environment }
  const parameterList = ['--import', 'tsx', 'scripts/start.ts', ...parameters]
  started = spawn('node', parameterList, { cwd: root, env, stdio: 'ignore' })
  return started
}

/** Returns ports that no one uses. */
async function freePorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of ['API_PORT', 'MARKETPLACE_PORT', 'DASHBOARD_PORT']) {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    ports[name] = String(typeof address === 'object' && address ? address.port : 0)
    await new Promise((resolve) => server.close(resolve))
  }
  return ports
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))
const lines = (name: string) => readFileSync(join(root, name), 'utf8').trim().split('\n')
const waitFor = (name: string) => vi.waitUntil(() => existsSync(join(root, name)), { timeout: 60_000 })

/** Returns whether the process that left a file still runs. */
function isRunning(name: string): boolean {
  if (!existsSync(join(root, name))) return false
  try {
    return process.kill(Number(lines(name)[0]?.split(' ')[0]), 0)
  } catch {
    return false
  }
}

test('starts no site after a signal during the wait for the API [BIZ-008]', async () => {
  writeProgram('apps/demo/src/main.ts', 'seeded')
  writeProgram('apps/api/dist/main.js', 'api', untilSignal)
  for (const site of ['marketplace', 'dashboard']) writeProgram(`apps/${site}/server.mjs`, site)
  const stack = start(['--built'], { API_PORT: '9' })
  const code = ended(stack)
  await waitFor('api')
  stack.kill('SIGTERM')
  expect(await code).toBe(0)
  expect(isRunning('api')).toBe(false)
  expect(existsSync(join(root, 'marketplace'))).toBe(false)
  expect(existsSync(join(root, 'dashboard'))).toBe(false)
})

test('a signal ends the builds and the demo data, which run at the same time [LIFE-013]', async () => {
  writeProgram('apps/demo/build-quick/main.js', 'seed', untilSignal)
  writeTurbo(`if (process.argv.includes('bundle')) process.exit(0)
${untilSignal}`)
  const stack = start([], {})
  const code = ended(stack)
  await Promise.all([waitFor('seed'), waitFor('build')])
  stack.kill('SIGINT')
  expect(await code).toBe(0)
  expect([isRunning('seed'), isRunning('build')]).toEqual([false, false])
})

test('builds the Spanish pages after the sites answer, and says so to the marketplace [LIFE-013]', async () => {
  const ports = await freePorts()
  writeProgram('apps/demo/build-quick/main.js', 'seed')
  writeTurbo('process.exit(0)')
  writeProgram('apps/api/build-quick/main.js', 'api', answering('API_PORT'))
  writeProgram('apps/marketplace/server.mjs', 'marketplace', answering('MARKETPLACE_PORT'))
  writeProgram('apps/dashboard/server.mjs', 'dashboard', answering('DASHBOARD_PORT'))
  const stack = start([], ports)
  const code = ended(stack)
  await waitFor('messages')
  expect(lines('messages')).toEqual(['spanish-built'])
  expect(lines('marketplace')[0]).toMatch(/ --quick$/)
  await vi.waitUntil(() => lines('build').length === 4, { timeout: 60_000 })
  const tasks = lines('build').map((line) => line.split(' ')[2])
  expect(tasks.slice(0, 2).sort()).toEqual(['build:quick', 'bundle'])
  expect(tasks.slice(2)).toEqual(['build:quick:es', 'build:element'])
  stack.kill('SIGTERM')
  expect(await code).toBe(0)
  for (const app of ['api', 'marketplace', 'dashboard']) expect(isRunning(app)).toBe(false)
})

test('a signal during the build of the Spanish pages ends the servers too [LIFE-013]', async () => {
  const ports = await freePorts()
  writeProgram('apps/demo/build-quick/main.js', 'seed')
  writeTurbo(`if (!process.argv.includes('build:quick:es')) process.exit(0)
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 500))
setInterval(() => undefined, 1000)
appendFileSync(${JSON.stringify(join(root, 'spanish'))}, '')`)
  writeProgram('apps/api/build-quick/main.js', 'api', answering('API_PORT'))
  writeProgram('apps/marketplace/server.mjs', 'marketplace', answering('MARKETPLACE_PORT').replace('1500', '0'))
  writeProgram('apps/dashboard/server.mjs', 'dashboard', answering('DASHBOARD_PORT'))
  const stack = start([], ports)
  const code = ended(stack)
  await waitFor('spanish')
  stack.kill('SIGINT')
  expect(await code).toBe(0)
  for (const app of ['api', 'marketplace', 'dashboard', 'build']) expect(isRunning(app)).toBe(false)
})

test('stops everything when a build fails [LIFE-013]', async () => {
  writeProgram('apps/demo/build-quick/main.js', 'seed', untilSignal)
  writeTurbo(`import { existsSync } from 'node:fs'
if (process.argv.includes('bundle')) process.exit(0)
setInterval(() => existsSync(${JSON.stringify(join(root, 'seed'))}) && process.exit(1), 100)`)
  expect(await ended(start([], {}))).toBe(1)
  expect(isRunning('seed')).toBe(false)
})
