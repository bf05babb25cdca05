// Whether what would be published can be used: by every way to import it, with the types that belong to it. The packages
// must be built.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const bin = join(process.cwd(), 'node_modules', '.bin')
const tools = [
  ['publint', ['--strict']],
  ['attw', ['--pack', '.', '--no-emoji', '--no-color']],
]

const published = readdirSync('packages')
  .map((name) => join('packages', name))
  .filter((folder) => !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private)

for (const folder of published) {
  for (const [tool, words] of tools) {
    try {
      await promisify(execFile)(join(bin, tool), words, { cwd: folder })
    } catch (problem) {
      process.exitCode = 1
      console.log(`${folder}, ${tool}:\n${problem.stdout}${problem.stderr}`)
    }
  }
}
console.log(`${published.length} packages looked at with publint and attw`)
