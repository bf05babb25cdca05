import { sourceConditions } from '@pkg/config/vite'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, mergeConfig } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`

export default defineConfig(({ command }) =>
  mergeConfig(command === 'serve' ? sourceConditions() : { ssr: { noExternal: [/^@pkg\/(ui|gwizzy|remix-host)/] } }, {
    plugins: [
      remix({
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: true,
          v3_throwAbortReason: true,
        },
      }),
      vanillaExtractPlugin(),
    ],
    resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    server: {
      proxy: {
        '/api': { target: apiUrl, rewrite: (path: string) => path.replace(/^\/api/, '') },
        '/images': apiUrl,
        '/uploads': apiUrl,
      },
    },
    optimizeDeps: {
      include: ['xstate', '@xstate/react', 'luxon', '@vanilla-extract/recipes/createRuntimeFn'],
    },
  }),
)
