import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** A program with its parameters. */
export type Command = readonly [program: string, ...parameters: string[]]

/** How a program is run. */
export interface ProgramOptions {
  folder: string
  environment: NodeJS.ProcessEnv
  /** Where its output goes: to the terminal by default. */
  stdio?: StdioOptions
  /** Whether it gets only the processor time that nothing else needs. */
  isInBackground?: boolean
}

/** Milliseconds until a program that ignores SIGTERM is killed. Two rounds fit in the 15 seconds in which Ctrl-C ends everything. */
const millisecondsToStop = 7000

/** The programs that run now, by name. Each is a process group of its own, so Ctrl-C reaches each process once: from here, in order. */
export class Processes {
  readonly #running = new Map<string, ChildProcess>()

  /** Starts a program. */
  start(name: string, [program, ...parameters]: Command, options: ProgramOptions): ChildProcess {
    const { folder, environment, stdio = ['ignore', 'inherit', 'inherit'], isInBackground = false } = options
    const child = spawn(program, parameters, { cwd: folder, detached: true, stdio, env: environment })
    if (isInBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    this.#running.set(name, child)
    child.once('exit', () => this.#running.delete(name))
    return child
  }

  /** Stops the programs except one, and resolves when their processes have ended. */
  async stopAllBut(kept?: string): Promise<void> {
    const stopped = [...this.#running].filter(([name]) => name !== kept)
    await Promise.all(stopped.map(([, child]) => stop(child)))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  signalGroup(child.pid, 'SIGTERM')
  const deadline = performance.now() + millisecondsToStop
  // The program that was started can end before those that it started, as Turborepo's does.
  while (signalGroup(child.pid, 0)) {
    if (performance.now() > deadline) signalGroup(child.pid, 'SIGKILL')
    await pause(50)
  }
}

/** Sends a signal to all processes of a group. Returns whether there was one. Signal 0 only looks. */
function signalGroup(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-id, signal)
  } catch {
    return false
  }
}
