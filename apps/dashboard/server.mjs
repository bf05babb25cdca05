import { fileURLToPath } from 'node:url'
import { startHost } from '@pkg/remix-host'
import * as build from './build/server/index.js'

await startHost({
  build,
  assets: fileURLToPath(new URL('./build/client', import.meta.url)),
  base: '/dashboard/',
  port: { variable: 'DASHBOARD_PORT', fallback: 3001 },
})
