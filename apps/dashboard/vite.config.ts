import { quickMode, sourceConditions } from '@pkg/config/vite'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, mergeConfig } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const basename = '/dashboard'
const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`

export default defineConfig(({ command, mode }) => {
  const isFromSource = command === 'serve' || mode === quickMode
  return mergeConfig(
    isFromSource ? sourceConditions() : { ssr: { noExternal: [/^@pkg\/(ui|remix-host)/, 'marked'] } },
    {
      // With no trailing slash in the basename, the start page and its data (`/dashboard.data`) share it. In development,
      // Remix then needs the files at the root.
      base: command === 'serve' ? '/' : `${basename}/`,
      plugins: [
        remix({
          basename,
          buildDirectory: mode === quickMode ? 'build-quick' : 'build',
          future: {
            v3_fetcherPersist: true,
            // A page that loads part of another one while it changes its URL fails while the router still looks for that route.
            v3_lazyRouteDiscovery: false,
            v3_relativeSplatPath: true,
            v3_routeConfig: true,
            v3_singleFetch: true,
            v3_throwAbortReason: true,
          },
        }),
        vanillaExtractPlugin(),
      ],
      resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
      build: { assetsInlineLimit: 0, reportCompressedSize: mode !== quickMode },
      server: {
        proxy: {
          [`${basename}/api`]: { target: apiUrl, rewrite: (path: string) => path.slice(`${basename}/api`.length) },
        },
      },
      // Otherwise the first page in development reloads when Vite discovers them.
      optimizeDeps: {
        include: [
          '@remix-run/node',
          '@sinclair/typebox/value',
          '@tanstack/react-table',
          'luxon',
          'react-aria-components',
        ],
      },
    },
  )
})
