interface ImportMetaEnv {
  /** The theme in which the stories start; the tests run them once in each. */
  readonly VITE_THEME?: 'light' | 'dark'
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
