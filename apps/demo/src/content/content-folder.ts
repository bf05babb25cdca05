import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder with the demo content entries. Found by the package's name, because `npm start` bundles this file. */
export const contentFolder = join(dirname(createRequire(import.meta.url).resolve('@pkg/demo/package.json')), 'content')
