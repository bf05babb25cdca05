import { fileURLToPath } from 'node:url'
import { startHost } from '@pkg/remix-host'
import * as build from './build/server/index.js'

await startHost({
  build,
  assets: fileURLToPath(new URL('./build/client', import.meta.url)),
  base: '/',
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
