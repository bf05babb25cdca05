// Serves the release build, or with `--quick` the build of `npm start`.
import { fileURLToPath } from 'node:url'
import { startHost } from '@pkg/remix-host'

const folder = new URL(process.argv.includes('--quick') ? './build-quick/' : './build/', import.meta.url)

await startHost({
  build: await import(new URL('server/index.js', folder).href),
  assets: fileURLToPath(new URL('client', folder)),
  base: '/dashboard/',
  port: {
    variable: 'DASHBOARD_PORT',
    address: 'DASHBOARD_URL',
    fallback: 3001,
    neighbor: { variable: 'MARKETPLACE_PORT', address: 'MARKETPLACE_URL', fallback: 3000 },
  },
  showsPreviews: true,
})
