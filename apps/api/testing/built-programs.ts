import { fileURLToPath } from 'node:url'
import { bundleProgram } from './bundle-program'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server program that tests start as a process: `main.js`. */
    programs: string
  }
}

/** Bundles the server program for a test run. */
export default async function buildPrograms({ provide }: { provide: (name: 'programs', folder: string) => void }) {
  const { folder, remove } = await bundleProgram(fileURLToPath(new URL('..', import.meta.url)))
  provide('programs', folder)
  return remove
}
