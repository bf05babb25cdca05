#!/usr/bin/env node
// Bundles the program of a package from source into `build-quick`, so it starts quickly: bundle-program src/main.ts
import { bundleProgram } from './program.js'

const [entry] = process.argv.slice(2)
if (!entry) throw new Error('Usage: bundle-program ENTRY')
await bundleProgram({ packageFolder: process.cwd(), entry, folder: 'build-quick' })
