import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@pkg/api/testing/bundle-program'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the import program that tests start as a process: `main.js`. */
    importer: string
  }
}

/** Bundles the import program for a test run. */
export default async function buildImporter({ provide }: { provide: (name: 'importer', folder: string) => void }) {
  const { folder, remove } = await bundleProgram(fileURLToPath(new URL('..', import.meta.url)))
  provide('importer', folder)
  return remove
}
