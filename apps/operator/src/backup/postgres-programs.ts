import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Cannot } from './backup-error'
import { backupTexts as texts } from './texts'

/**
 * Runs a client program of PostgreSQL on the database at `url`, whose password no list of processes shows.
 * @throws {Cannot} when the program is missing or fails.
 */
export async function runProgram(program: string, url: string, parameters: readonly string[]): Promise<void> {
  const plain = new URL(url)
  const password = decodeURIComponent(plain.password)
  plain.password = ''
  const { code, said } = await run(program, ['--dbname', plain.href, '--no-password', ...parameters], {
    ...process.env,
    ...(password ? { PGPASSWORD: password } : {}),
  })
  if (code !== 0) throw new Cannot(texts.programFailed(program, said))
}

/** @throws {Cannot} when a program is missing, or too old for a server of version `server`. */
export async function checkProgram(program: string, server: number): Promise<void> {
  const { said } = await run(program, ['--version'], process.env)
  const version = Number(/(\d+)(\.|devel|beta|rc|\b)/.exec(said)?.[1])
  if (!(version >= server)) throw new Cannot(texts.programOld(program, version, server))
}

function run(program: string, parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const folder = process.env['POSTGRES_PROGRAMS']
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const child = spawn(folder ? join(folder, program) : program, parameters, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    child.once('error', () => reject(new Cannot(texts.programMissing(program))))
    child.once('close', (code) => resolve({ code, said: said.trim() }))
  })
}
