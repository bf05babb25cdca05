import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWorkspaces } from './testing/workspaces'

const repository = fileURLToPath(new URL('..', import.meta.url))
const turbo = join(repository, 'node_modules/.bin/turbo')
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-tasks-'))
  folders.push(folder)
  return folder
}

const DryRun = Type.Object({ tasks: Type.Array(Type.Object({ taskId: Type.String(), hash: Type.String() })) })

/** Returns the hash of each checking task, by task. */
function taskHashes(folder: string): Map<string, string> {
  const output = execFileSync(turbo, ['run', 'lint', 'test', '--dry=json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const run: unknown = JSON.parse(output)
  Value.Assert(DryRun, run)
  return new Map(
    run.tasks.filter(({ taskId }) => !taskId.endsWith('#transit')).map(({ taskId, hash }) => [taskId, hash]),
  )
}

const Manifest = Type.Object({
  name: Type.String(),
  dependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
  devDependencies: Type.Optional(Type.Record(Type.String(), Type.String())),
})

/** Returns a package and all that import it, directly or through another, as their manifests say. */
function dependentsOf(name: string): Set<string> {
  const manifests = listWorkspaces().map(({ folder }) => {
    const manifest: unknown = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'))
    Value.Assert(Manifest, manifest)
    return { name: manifest.name, imports: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }) }
  })
  const found = new Set([name])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { name: dependent, imports } of manifests)
      if (imports.some((other) => found.has(other))) found.add(dependent)
  }
  return found
}

test('changing a package changes the hash of every check of every package that imports it [LIFE-001]', () => {
  const folder = newFolder()
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name && existsSync(join(repository, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(repository, file), join(folder, file))
  }
  const before = taskHashes(folder)
  const source = join(folder, 'packages/domain/src/index.ts')
  writeFileSync(source, `${readFileSync(source, 'utf8')}\nexport const added = 1\n`)
  const after = taskHashes(folder)

  const importing = dependentsOf('@pkg/domain')
  for (const [task, hash] of before) {
    const [name = ''] = task.split('#')
    if (importing.has(name)) expect(after.get(task), task).not.toBe(hash)
    else expect(after.get(task), task).toBe(hash)
  }
  expect([...importing]).toEqual(
    expect.arrayContaining(['@pkg/api', '@pkg/dashboard', '@pkg/gwizzy', '@pkg/marketplace']),
  )
})

/** A repository of two packages, `app` and the `library` that it imports, with the real tasks, lint rules, and presets of this one. */
function twoPackages(): { folder: string; changeLibrary: (source: string) => void; run: (task: string) => string } {
  const folder = newFolder()
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const link = (name: string) => {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const file of ['turbo.json', '.oxlintrc.json', 'scripts/lint'])
    cpSync(join(repository, file), join(folder, file), { recursive: true })
  for (const name of ['.bin', '@pkg/config', 'oxlint', 'oxlint-tsgolint', '@types/node', 'vite', 'vitest', 'turbo'])
    link(name)
  symlinkSync(join(folder, 'packages/library'), join(folder, 'node_modules/@pkg/library'))
  write('package.json', JSON.stringify({ name: 'two', packageManager: 'npm@11.19.1', workspaces: ['packages/*'] }))
  write('.gitignore', 'node_modules\n.turbo\ntest-results\n')
  const scripts = { lint: 'oxlint --type-check', test: 'vitest run' }
  const exported = { '.': { '@pkg/source': './src/index.ts' } }
  const manifest = (name: string, more: object) =>
    JSON.stringify({ name, version: '1.0.0', type: 'module', scripts, ...more })
  write('packages/library/package.json', manifest('@pkg/library', { exports: exported, scripts: {} }))
  write('packages/app/package.json', manifest('@pkg/app', { dependencies: { '@pkg/library': '1.0.0' } }))
  write('packages/app/tsconfig.json', '{ "extends": "@pkg/config/tsconfig/node.json", "include": ["src"] }')
  write(
    'packages/app/vitest.config.ts',
    "import { nodeTests } from '@pkg/config/vitest'\n\nexport default nodeTests()\n",
  )
  write(
    'packages/app/src/app.ts',
    "import { greet } from '@pkg/library'\n\nexport function start() {\n  greet()\n  return greet()\n}\n",
  )
  write(
    'packages/app/src/app.test.ts',
    "import { expect, test } from 'vitest'\nimport { start } from './app'\n\ntest('greets', () => {\n  expect(start()).toBe('hello')\n})\n",
  )
  const changeLibrary = (source: string) => write('packages/library/src/index.ts', source)
  changeLibrary(greeting)
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  return {
    folder,
    changeLibrary,
    run(task) {
      const { stdout, stderr, status } = spawnSync(turbo, ['run', task, '--filter=@pkg/app'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      })
      return `${status === 0 ? 'green' : 'red'}${stdout.includes('FULL TURBO') ? ' replayed' : ''}\n${stdout}${stderr}`
    },
  }
}

const greeting = "export function greet(): string {\n  return 'hello'\n}\n"

let packages: ReturnType<typeof twoPackages>
beforeAll(() => {
  packages = twoPackages()
})

test.each([
  ['lint', 'a removed export', 'export const other = 1\n', /TS2305|TS2724|no exported member/],
  [
    'lint',
    'a return type that became a promise',
    "export function greet(): Promise<string> {\n  return Promise.resolve('hello')\n}\n",
    /no-floating-promises/,
  ],
  ['test', 'a changed behavior', "export function greet(): string {\n  return 'goodbye'\n}\n", /goodbye/],
])(
  '%s of a dependent turns red after %s in a library, although it was green and cached before [LIFE-001]',
  (task, _, source, finding) => {
    packages.changeLibrary(greeting)
    expect(packages.run(task)).toMatch(/^green/)
    expect(packages.run(task)).toMatch(/^green replayed/)
    packages.changeLibrary(source)
    const output = packages.run(task)
    expect(output).toMatch(/^red/)
    expect(output).toMatch(finding)
  },
)
