#!/usr/bin/env node
// Writes a brotli and a gzip copy of each built browser file, so the server never compresses them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const [directory] = process.argv.slice(2)
if (!directory) throw new Error('Usage: precompress DIRECTORY')
for (const name of readdirSync(directory, { recursive: true })) {
  const path = join(directory, String(name))
  if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(path) || statSync(path).size < 512) continue
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
