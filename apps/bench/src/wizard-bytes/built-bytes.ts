import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzippedBytes } from './bundle'

const { resolve } = createRequire(import.meta.url)

/** Returns the content of a package's built file. */
export const readBuilt = (name: string, file: string): Buffer =>
  readFileSync(join(dirname(resolve(`${name}/package.json`)), 'dist', file))

/** Returns the bytes of a package's built file after gzip -9. */
export const builtBytes = (name: string, file: string): number => gzippedBytes(readBuilt(name, file))
