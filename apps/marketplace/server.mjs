// Serves the release build. With `--quick`, serves the build of `npm start`, whose Spanish pages follow: see decision 104.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startHost } from '@pkg/remix-host'

const isQuick = process.argv.includes('--quick')
const folder = new URL(isQuick ? './build-quick/' : './build/', import.meta.url)

/** Loads the pages of a language. */
const load = async (language, base) => ({
  build: await import(new URL(`${language}/server/index.js`, folder).href),
  assets: fileURLToPath(new URL(`${language}/client`, folder)),
  base,
})
const spanish = () => load('es', '/es/')

/** Loads the Spanish pages when the program that started this one says that they are built. */
async function spanishWhenBuilt() {
  const message = once(process, 'message')
  // Waiting for it must not keep this program running after a signal.
  process.channel?.unref()
  await message
  return spanish()
}

await startHost({
  ...(await load('en', '/')),
  ...(isQuick
    ? {
        lateTranslation: {
          base: '/es/',
          page: readFileSync(new URL('preparing-spanish.html', import.meta.url), 'utf8'),
          edition: spanishWhenBuilt(),
        },
      }
    : { translations: [await spanish()] }),
  port: {
    variable: 'MARKETPLACE_PORT',
    address: 'MARKETPLACE_URL',
    fallback: 3000,
    neighbor: { variable: 'DASHBOARD_PORT', address: 'DASHBOARD_URL', fallback: 3001, path: '/dashboard' },
  },
  hasChat: true,
  hasPreviews: true,
  pageVariants: {
    cookies: [
      { name: 'hearthway-text-size', values: ['large', 'largest'] },
      { name: 'hearthway-theme', values: ['light', 'dark'] },
    ],
    // Where a visit comes from is recorded in the browser.
    ignoredParameters: [
      'utm_*',
      'gclid',
      'fbclid',
      'msclkid',
      'gbraid',
      'wbraid',
      'entry',
      'unique-id',
      'partner-data',
    ],
  },
})
