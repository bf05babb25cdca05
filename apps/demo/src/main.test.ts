import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seedTexts } from './texts'

const folder = mkdtempSync(join(tmpdir(), 'seed-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as `npx hearthway seed` does, which doesn't set NODE_ENV. */
function runSeed(variables: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const { NODE_ENV: _mode, ...environment } = process.env
  const parameters = ['--import', 'tsx', '--conditions=@pkg/source', 'src/main.ts']
  const env = { ...environment, DATABASE_URL: '', DATA_DIR: folder, SEED_SIZE: '0', ...variables }
  return new Promise((resolve) => {
    execFile('node', parameters, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

test.each(['MARKETPLACE_URL', 'DASHBOARD_URL', 'WEB_ORIGINS'])(
  'refuses to seed a site with an https address in %s, without NODE_ENV [LIFE-005]',
  async (variable) => {
    const { code, output } = await runSeed({ [variable]: 'https://www.hearthway.example' })
    expect(output).toContain(seedTexts.publicSite)
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  },
)
