/** The renderer of the custom element, in the place of React and its parts. */
export const preactForReact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  // Written for releases of React without it; the renderer has its own.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'preact/compat',
}
