import { fileURLToPath } from 'node:url'
import { startHost } from '@pkg/remix-host'
import * as english from './build/en/server/index.js'
import * as spanish from './build/es/server/index.js'

const folder = (path) => fileURLToPath(new URL(path, import.meta.url))

await startHost({
  build: english,
  assets: folder('./build/en/client'),
  base: '/',
  translations: [{ build: spanish, assets: folder('./build/es/client'), base: '/es/' }],
  port: { variable: 'MARKETPLACE_PORT', fallback: 3000 },
  hasChat: true,
  pageVariants: {
    cookie: { name: 'hearthway-text-size', values: ['large', 'largest'] },
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
