import type { Progress } from './progress'
import { root, type Stack } from './stack'

const work = 'Building the sites'

/** Bundles the program that fills the database, the API, and the web server of the sites. Stops the stack when that fails. */
export async function buildPrograms(stack: Stack): Promise<void> {
  if (!(await build(stack, 'bundle'))) await stack.stop(1)
}

/** Builds what the first pages need. Stops the stack when that fails. */
export async function buildSites(stack: Stack, progress: Progress): Promise<void> {
  progress.show(work)
  const isBuilt = await build(stack, 'build:quick')
  progress.end(work)
  if (!isBuilt) await stack.stop(1)
}

/** Builds the Spanish pages while people can already use the English ones. Returns whether they're there. [FIND-015] */
export const buildSpanishPages = (stack: Stack): Promise<boolean> => build(stack, 'build:quick:es', true)

/** Builds the wizard's element, which only partners' pages load from the API. */
export const buildElement = (stack: Stack): Promise<boolean> => build(stack, 'build:element', true)

/** Runs a task of Turborepo, which skips what hasn't changed. Shows its output only if it fails. Returns whether everything is built. */
async function build(stack: Stack, task: string, isInBackground = false): Promise<boolean> {
  const output: string[] = []
  const command = ['node', `${root}node_modules/turbo/bin/turbo`, 'run', task, '--output-logs=errors-only'] as const
  const isBuilt = await stack.run(task, command, { isInBackground, onOutput: (text) => output.push(text) })
  if (!isBuilt && !stack.isStopping) console.error(output.join(''))
  return isBuilt
}
