import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { portsOf } from '../testing/ports'
import { startApp, stopProcess, waitForUrl } from '../testing/processes'
import { isWholeProof } from '../testing/proof'

const oldVersion = '../api/testing/old-versions/2026-11-22'

test(`${isWholeProof ? 'every' : 'every fourth'} URL in the sitemap of the version of November 22, 2026 still leads to its page [BIZ-008, ROUTE-001]`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-old-'))
  mkdirSync(join(folder, 'database'), { mode: 0o700 })
  const input = brotliDecompressSync(readFileSync(join(oldVersion, 'pglite.tar.br')))
  expect(spawnSync('tar', ['-x', '-C', join(folder, 'database')], { input }).status).toBe(0)

  const { api: apiPort, marketplace: sitePort } = portsOf('old-urls')
  const ports = { API_PORT: String(apiPort), MARKETPLACE_PORT: String(sitePort) }
  const environment = { ...ports, DATA_DIR: folder, RATE_LIMIT: 'false', LOG_LEVEL: 'error', NODE_ENV: 'production' }
  const api = startApp('api', 'dist/main.js', environment)
  const site = startApp('marketplace', 'server.mjs', environment)
  try {
    await waitForUrl(`http://localhost:${apiPort}/readyz`)
    await waitForUrl(`http://localhost:${sitePort}/healthz`)
    const urls = readFileSync(join(oldVersion, 'sitemap.txt'), 'utf8').trim().split('\n')
    expect(urls.length).toBeGreaterThan(500)
    // Only the whole proof opens the others.
    const opened = isWholeProof ? urls : urls.filter((_, place) => place % 4 === 0)
    const lost: string[] = []
    const check = async (url: string) => {
      const response = await fetch(`http://localhost:${sitePort}${url}`)
      await response.body?.cancel()
      if (response.status !== 200) lost.push(`${response.status} ${url}`)
    }
    for (let next = 0; next < opened.length; next += 4) await Promise.all(opened.slice(next, next + 4).map(check))
    expect(lost).toEqual([])
  } finally {
    await stopProcess(site, 'SIGTERM')
    await stopProcess(api, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
})
