import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './processes'

const template = join(process.env['E2E_DATA_DIR'] ?? 'test-results/data', 'small-demo')
const millisecondsToSeed = 180_000

/** Copies a small demo catalog into a data folder. The first caller of a run seeds it; the other worker waits. */
export async function copyDemoData(folder: string): Promise<void> {
  const isFirst = await mkdir(`${template}.lock`, { recursive: false }).then(
    () => true,
    () => false,
  )
  if (isFirst) await seedTemplate()
  for (const end = Date.now() + millisecondsToSeed; !existsSync(template); await pause(100)) {
    if (Date.now() > end) throw new Error(`The demo data wasn't seeded within ${millisecondsToSeed / 1000} s`)
  }
  await cp(template, folder, { recursive: true })
}

async function seedTemplate(): Promise<void> {
  const folder = `${template}.part`
  await run('npm', ['run', '--silent', 'seed'], {
    folder: '../..',
    environment: { DATA_DIR: folder, DATABASE_URL: '', SEED_SIZE: '400', NODE_ENV: 'production' },
  })
  await rename(folder, template)
}
