import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** A task as Turborepo ran it, or replayed it from a run with the same hash. */
export interface TaskRun {
  id: string
  /** What the result depends on: sources, dependencies, and environment. */
  hash: string
  hasPassed: boolean
  isReplayed: boolean
  seconds: number
}

const Summary = Type.Object({
  tasks: Type.Array(
    Type.Object({
      taskId: Type.String(),
      hash: Type.String(),
      command: Type.String(),
      cache: Type.Object({ status: Type.String() }),
      execution: Type.Optional(
        Type.Object({
          startTime: Type.Number(),
          endTime: Type.Number(),
          exitCode: Type.Union([Type.Number(), Type.Null()]),
        }),
      ),
    }),
  ),
})

/** What to run: tasks, filters, and how many at a time. */
export interface TurboOptions {
  tasks: readonly string[]
  filters?: readonly string[]
  concurrency: number
  environment?: Record<string, string>
}

const summaries = join('.turbo', 'runs')

/**
 * Runs tasks of all workspaces as one graph, continues after a failure except with tasks that need what failed, and returns every task that has
 * a command.
 */
export async function runTasks({
  tasks,
  filters = [],
  concurrency,
  environment = {},
}: TurboOptions): Promise<TaskRun[]> {
  rmSync(summaries, { recursive: true, force: true })
  mkdirSync(summaries, { recursive: true })
  const parameters = [
    ...['run', ...tasks, '--continue=dependencies-successful', '--summarize', `--concurrency=${concurrency}`],
    ...['--output-logs=errors-only', '--log-order=grouped'],
    ...filters.map((filter) => `--filter=${filter}`),
  ]
  const code = await exitCode('node_modules/.bin/turbo', parameters, environment)
  const runs = readdirSync(summaries).flatMap((file) => readSummary(join(summaries, file)))
  if (code !== 0 && runs.every(({ hasPassed }) => hasPassed)) throw new Error(`turbo ended with exit code ${code}`)
  return runs
}

function readSummary(file: string): TaskRun[] {
  const summary: unknown = JSON.parse(readFileSync(file, 'utf8'))
  Value.Assert(Summary, summary)
  return summary.tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, hash, cache, execution }) => ({
      id: taskId,
      hash,
      isReplayed: cache.status === 'HIT',
      // A task that never ran, because one that it needs failed, has not passed.
      hasPassed: cache.status === 'HIT' || execution?.exitCode === 0,
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
    }))
}

const DryRun = Type.Object({ tasks: Type.Array(Type.Object({ taskId: Type.String(), hash: Type.String() })) })

/** Returns the hash that each task has with the present sources, by task. Nothing runs. */
export function taskHashes(tasks: readonly string[], environment: Record<string, string>): Map<string, string> {
  const output = execFileSync('node_modules/.bin/turbo', ['run', ...tasks, '--dry=json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const run: unknown = JSON.parse(output)
  Value.Assert(DryRun, run)
  return new Map(run.tasks.map(({ taskId, hash }) => [taskId, hash]))
}

/** Runs a command with this process's output, and resolves to its exit code. */
export function exitCode(command: string, parameters: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
