import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import type { Edition } from './host'
import { buildHostWithLateTranslation } from './late-translation'
import { readHostSettings } from './settings'

/** Returns a site whose pages all say the same. */
function edition(base: '/' | '/es/', text: string): Edition {
  const assets = mkdtempSync(join(tmpdir(), 'edition-'))
  writeFileSync(join(assets, 'words.txt'), text)
  const build: ServerBuild = {
    entry: { module: { default: () => new Response('page') } },
    routes: { page: { id: 'page', path: '*', module: { default: undefined, loader: () => new Response(text) } } },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    ...(base === '/' ? {} : { basename: '/es' }),
    publicPath: base,
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: 'production',
  }
  return { build, assets, base }
}

test('serves a translation from the moment it is there, without a restart [LIFE-013]', async () => {
  const port = { variable: 'SITE_PORT', fallback: 0 }
  let follow: (translation: Edition) => void = () => undefined
  const host = await buildHostWithLateTranslation(
    { ...edition('/', 'hello'), port },
    { base: '/es/', page: '<p>Un momento</p>', edition: new Promise((resolve) => (follow = resolve)) },
    readHostSettings({ LOG_LEVEL: 'silent' }, port),
  )
  try {
    const address = await host.listen({ port: 0, host: '127.0.0.1' })
    const get = async (path: string) => {
      const response = await fetch(`${address}${path}`)
      return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
    }
    const waiting = { status: 503, retryAfter: '5', text: '<p>Un momento</p>' }
    for (const path of ['/es', '/es/precios', '/es/words.txt']) expect(await get(path)).toEqual(waiting)
    expect(await get('/prices')).toMatchObject({ status: 200, text: 'hello' })

    follow(edition('/es/', 'hola'))
    await vi.waitUntil(async () => (await get('/es')).status === 200)
    for (const path of ['/es', '/es/precios', '/es/words.txt']) {
      expect(await get(path)).toEqual({ status: 200, retryAfter: null, text: 'hola' })
    }
    expect(await get('/prices')).toMatchObject({ status: 200, text: 'hello' })
  } finally {
    await host.close()
  }
})
