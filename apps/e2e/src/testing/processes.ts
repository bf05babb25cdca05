import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const running = new Set<ChildProcess>()
// Tests that fail before they can stop their apps must not leave them running.
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a built app with its own environment variables. `onOutput` gets what it writes, its log. */
export const startApp = (
  app: string,
  file: string,
  environment: Record<string, string>,
  onOutput?: (text: string) => void,
): ChildProcess => startNode([file], { folder: `../${app}`, environment, onOutput })

/** Starts Node in a folder, until the tests end. */
export function startNode(
  parameters: readonly string[],
  {
    folder,
    environment,
    onOutput,
  }: { folder: string; environment: Record<string, string>; onOutput?: ((text: string) => void) | undefined },
): ChildProcess {
  const child = spawn('node', parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => onOutput?.(String(text)))
  child.stderr?.pipe(process.stderr)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Runs a command and returns its output. */
export async function run(
  command: string,
  parameters: string[],
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 32 * 1024 * 1024,
  })
  return stdout
}

/** Stops a process, and waits until it has exited. */
export function stopProcess(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/**
 * Waits until a URL returns a success status.
 *
 * @throws after 3 minutes, which a busy machine can need
 */
export async function waitForUrl(url: string): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not respond within 3 minutes`)
}
