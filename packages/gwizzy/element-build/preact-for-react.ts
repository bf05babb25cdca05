import type { Plugin } from 'vite'

/** The renderer of the custom element, in place of React and its parts. */
export const preactForReact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  // The shim supports older versions of React, but the renderer has its own hook.
  'use-sync-external-store/shim/with-selector': new URL('selected-store.ts', import.meta.url).pathname,
  'use-sync-external-store/shim': 'preact/compat',
}

/** Gives one library only the parts of React that it uses. */
export const reactPartsForDownshift = (): Plugin => ({
  name: 'parts-for-downshift',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^react$|^preact\/compat$/.test(id) && importer?.includes('/downshift/')
      ? new URL('react-of-downshift.ts', import.meta.url).pathname
      : undefined,
})
