#!/usr/bin/env node
// Checks types with TypeScript 7, which is several times faster than the 5.9 that other tools still load for its JavaScript API.
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// A declaration of a file that has moved would be found first.
if (process.argv.includes('tsconfig.declarations.json')) rmSync('build/types', { recursive: true, force: true })

const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
await import(new URL('bin/tsc', pathToFileURL(manifest)).href)
