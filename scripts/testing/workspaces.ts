import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** A workspace with the tasks that it has a script for. */
export interface Workspace {
  name: string
  /** The path from the root of the repository. */
  folder: string
  tasks: string[]
}

const Manifest = Type.Object({ name: Type.String(), scripts: Type.Optional(Type.Record(Type.String(), Type.String())) })

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Lists all workspaces of the repository. */
export function listWorkspaces(): Workspace[] {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  )
  return [...folders, 'scripts']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      Value.Assert(Manifest, manifest)
      return { name: manifest.name, folder, tasks: Object.keys(manifest.scripts ?? {}) }
    })
}

/** The report that a task's tests write, in its workspace; undefined for a task without tests. */
export function reportOf(task: string): string | undefined {
  if (task === 'test') return join('test-results', 'vitest.json')
  if (task === 'journeys' || task === 'screenshots') return join('test-results', `${task}.json`)
  return task.startsWith('test:') ? join('test-results', `${task.slice('test:'.length)}.json`) : undefined
}
