interface ImportMetaEnv {
  /** Vite's mode; `test` while Vitest runs the stories. */
  readonly MODE: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}
