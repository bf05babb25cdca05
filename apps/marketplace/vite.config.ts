// cspell:ignore fargs

import { quickMode, sourceConditions, translatedModules } from '@pkg/config/vite'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type BuildOptions, defineConfig, mergeConfig } from 'vite'
import { sharedChunks } from './shared-chunks'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** What every page needs, what every listing needs, and what the page of a community needs. */
const chunks = [
  { name: 'site', modules: /\/app\/(entry\.client|root)\.tsx$/ },
  { name: 'listing', modules: /\/app\/pages\/\$toc(_\.\$state(_\.\$place)?)?\.tsx$/ },
  { name: 'community', modules: /\/app\/pages\/\$toc_\.\$state_\.\$place_\.\$community\/route\.tsx$/ },
  // What the lines about a family's own places and money load. A page names each file that it may load, so one is less than six.
  { name: 'own', modules: /\/app\/features\/(own-places\/Distances|stay\/late-stay)\.tsx$/ },
]

/** The language of the pages. English ones are at the root, and Spanish ones under `/es`, with modules of their own. */
const language = process.env['SITE_LANGUAGE'] === 'es' ? 'es' : 'en'
const translation = language === 'en' ? undefined : { basename: `/${language}` }

const apiUrl = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`

/** The scripts of a release in few files, and small. */
const releaseBuild: BuildOptions = {
  // Terser's output is a twentieth smaller than that of esbuild. No code reads how many parameters a function has, or creates objects with methods.
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: {
      passes: 3,
      pure_getters: true,
      keep_fargs: false,
      unsafe_methods: true,
      // The hints of libraries for developers aren’t for the people who read our pages.
      pure_funcs: ['warning'],
      drop_console: ['debug', 'info', 'log', 'warn'],
    },
    // Parentheses around functions that are passed on only helped older engines.
    format: { wrap_func_args: false },
  },
  rollupOptions: { output: { manualChunks: sharedChunks(chunks), onlyExplicitManualChunks: true } },
}

export default defineConfig(({ command, isSsrBuild, mode }) =>
  mergeConfig(
    // Packages are built in English.
    command === 'serve' || translation || mode === quickMode
      ? sourceConditions()
      : { ssr: { noExternal: [/^@pkg\/(ui|gwizzy|remix-host)/, 'marked'] } },
    {
      // Without a trailing slash in the basename, the start page and its data (`/es.data`) share it.
      base: translation && command === 'build' ? `${translation.basename}/` : '/',
      plugins: [
        ...(translation ? [translatedModules(language)] : []),
        remix({
          ...translation,
          // A build begins by removing its folder, so none may hold the other language, which is built at the same time.
          buildDirectory: `${mode === quickMode ? 'build-quick' : 'build'}/${language}`,
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
      build: {
        assetsInlineLimit: 0,
        reportCompressedSize: mode !== quickMode,
        ...(isSsrBuild || mode === quickMode ? {} : releaseBuild),
      },
      worker: { format: 'es' },
      server: {
        proxy: {
          '/api': { target: apiUrl, rewrite: (path: string) => path.replace(/^\/api/, '') },
          '/images': apiUrl,
          '/uploads': apiUrl,
        },
      },
      optimizeDeps: {
        include: ['xstate', '@xstate/react', '@vanilla-extract/recipes/createRuntimeFn'],
      },
    },
  ),
)
