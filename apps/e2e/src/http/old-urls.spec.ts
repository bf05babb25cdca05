import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isDrawn, isFullProof } from '@pkg/config/draw'
import { expect } from '@playwright/test'
import { portsOf } from '../testing/ports'
import { startApp, stopProcess, waitForUrl } from '../testing/processes'
import { test } from '../testing/test'

/** How many pages are rendered at a time. */
const atOnce = 4
const oldVersion = '../api/testing/old-versions/2026-11-22'

test(`${isFullProof ? 'every URL' : 'a quarter of the URLs'} in the sitemap of the version of November 22, 2026 still leads to its page [BIZ-008, ROUTE-001]`, async () => {
  // It renders hundreds of pages for the first time.
  test.setTimeout(900_000)
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
    const listed = readFileSync(join(oldVersion, 'sitemap.txt'), 'utf8').trim().split('\n')
    const urls = listed.filter((url) => isDrawn(url))
    expect(urls.length).toBeGreaterThan(listed.length / 10)
    const lost: string[] = []
    const check = async (url: string) => {
      const open = async () => {
        const response = await fetch(`http://localhost:${sitePort}${url}`)
        await response.body?.cancel()
        return response.status
      }
      let status = await open()
      // Like a person, it tries again when the site says that it's busy.
      if (status === 503) await expect.poll(async () => (status = await open()), { message: url }).not.toBe(503)
      if (status !== 200) lost.push(`${status} ${url}`)
    }
    const waiting = [...urls]
    const checkWaiting = async () => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await check(url)
    }
    await Promise.all(Array.from({ length: atOnce }, checkWaiting))
    expect(lost).toEqual([])
  } finally {
    await stopProcess(site, 'SIGTERM')
    await stopProcess(api, 'SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
})
