interface ImportMetaEnv {
  /** The theme in which stories start. The tests run them once in each. */
  readonly VITE_THEME?: 'light' | 'dark'
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
