#!/usr/bin/env node
// Runs one of the programs of who runs the site: npx hearthway <program> …
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const programs = {
  seed: '../../demo/src/main.ts',
  import: '../../importer/src/main.ts',
  admin: '../src/admin.ts',
  partner: '../src/partner.ts',
  recount: '../src/recount.ts',
  backup: '../src/backup.ts',
  restore: '../src/restore.ts',
  move: '../src/move.ts',
  export: '../src/export.ts',
}

const [name = '', ...parameters] = process.argv.slice(2)
if (!Object.hasOwn(programs, name)) {
  console.error(`Usage: npx hearthway <program> [options]\nPrograms: ${Object.keys(programs).join(', ')}`)
  process.exit(2)
}
const loader = import.meta.resolve('tsx')
const program = fileURLToPath(new URL(programs[name], import.meta.url))
const child = spawn(process.execPath, ['--import', loader, '--conditions=@pkg/source', program, ...parameters], {
  stdio: 'inherit',
})
// Ctrl-C reaches the program, too. Its exit code follows.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
