import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'floors-'))

const files = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./app/*"] } } }',
  'app/root.tsx': "export { brand } from './site/brand/brand'\n",
  'app/site/brand/brand.ts': "import type { root } from '~/root'\nexport const brand: typeof root = 'Home'\n",
  'app/site/links/links.ts': "export const path = '/'\n",
  'app/parts/Menu/Menu.ts': "import { saves } from '~/features/saves'\nexport const menu = saves\n",
  'app/features/saves/index.ts': "export { saves } from './saves'\n",
  'app/features/saves/saves.ts': "import { path } from '~/site/links/links'\nexport const saves = path\n",
  'app/features/saves/too-high.ts': "import { page } from '~/pages/start/route'\nexport const high = page\n",
  'app/features/map/index.ts': "export { map } from './map'\n",
  'app/features/map/map.ts': "import { saves } from '~/features/saves/saves'\nexport const map = saves\n",
  'app/features/map/pin.ts': "import type { Pin } from './pins'\nexport type Place = Pin\n",
  'app/features/map/pins.ts': "import type { Place } from './pin'\nexport type Pin = { place: Place }\n",
  'app/features/tours/index.ts': "import { calls } from '~/features/calls'\nexport const tours = calls\n",
  'app/features/calls/index.ts': "import { hour } from './hour'\nexport const calls = hour\n",
  'app/features/calls/hour.ts': 'export const hour = 9\n',
  'app/features/calls/booked.ts': "import { tours } from '~/features/tours'\nexport const booked = tours\n",
  'app/pages/start/route.ts': "import { map } from '~/features/map'\nexport const page = map\n",
  'app/pages/search/route.ts': "import { page } from '~/pages/start/route'\nexport const search = page\n",
  'app/pages/list/route.ts': "import { saves } from '~/features/saves/saves'\nexport const list = saves\n",
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the rules that a small site breaks, with the file or folder that breaks each. */
function brokenRules(app: string): Promise<string[]> {
  const config = join(root, 'apps', app, '.dependency-cruiser.mjs')
  const env = { ...process.env, NO_COLOR: '1' }
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', config, '--output-type', 'err', 'app'],
      { cwd: folder, env },
      (_error, output) => {
        const lines = [...output.matchAll(/error ([\w-]+): (\S+)/g)].map(([, rule, file]) => `${rule} ${file}`)
        resolve([...new Set(lines)].toSorted())
      },
    )
  })
}

test.each(['marketplace', 'dashboard'])(
  'the lint of the %s reports every import against its floors [LIFE-014]',
  async (app) => {
    expect(await brokenRules(app)).toEqual([
      'no-cycle-between-files app/features/map/pin.ts',
      'no-cycle-between-files app/root.tsx',
      'no-cycle-between-folders app/features/calls',
      'no-cycle-between-folders app/features/map',
      'no-cycle-between-folders app/features/saves',
      'no-cycle-between-folders app/features/tours',
      'no-cycle-between-folders app/pages/start',
      'no-import-between-pages app/pages/search',
      'no-import-from-above-features app/features/saves/too-high.ts',
      'no-import-from-above-parts app/parts/Menu/Menu.ts',
      'no-import-from-above-site app/site/brand/brand.ts',
      'no-import-past-an-index app/pages/list/route.ts',
      'no-import-past-an-index-between-features app/features/map/map.ts',
    ])
  },
)
