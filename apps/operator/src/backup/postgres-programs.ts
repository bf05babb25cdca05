import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { BackupError } from './backup-error'
import { backupTexts as texts } from './texts'

/**
 * Runs a PostgreSQL client program on the database at `url`. Passes the password in the environment, where process lists don't show it.
 * @throws {BackupError} when the program is missing or fails.
 */
export async function runProgram(program: string, url: string, parameters: readonly string[]): Promise<void> {
  const plain = new URL(url)
  const password = decodeURIComponent(plain.password)
  plain.password = ''
  const { code, output } = await run(program, ['--dbname', plain.href, '--no-password', ...parameters], {
    ...process.env,
    ...(password ? { PGPASSWORD: password } : {}),
  })
  if (code !== 0) throw new BackupError(texts.programFailed(program, output))
}

/** Checks that a program is installed and at least as new as the server. @throws {BackupError} */
export async function checkProgram(program: string, serverVersion: number): Promise<void> {
  const { output } = await run(program, ['--version'], process.env)
  const version = Number(/(\d+)(\.|devel|beta|rc|\b)/.exec(output)?.[1])
  if (!(version >= serverVersion)) throw new BackupError(texts.programOld(program, version, serverVersion))
}

function run(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const folder = process.env['POSTGRES_PROGRAMS']
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(folder ? join(folder, program) : program, parameters, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    child.once('error', () => reject(new BackupError(texts.programMissing(program))))
    child.once('close', (code) => resolve({ code, output: output.trim() }))
  })
}
