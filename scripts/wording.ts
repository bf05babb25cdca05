// Finds words that docs/voice.md rules out, in texts, comments, names, and documents: npm run wording --workspace @pkg/scripts
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { exceptions } from './wording/exceptions'
import { findMarks } from './wording/find-marks'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What is not checked: texts of others, data, and the marks themselves. */
const ignored = [
  ':!scripts/wording',
  ':!docs/requirements.md',
  ':!docs/voice.md',
  // The marks are of English texts.
  ':!*.es.ts',
  ':!*.es.md',
  ':!*.json',
  ':!*.br',
  ':!*.png',
  ':!*.woff2',
  ':!*.svg',
  ':!packages/ui/fonts',
  // A migration that has run never changes.
  ':!apps/api/drizzle/*.sql',
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '.', ...ignored], {
  cwd: root,
  encoding: 'utf8',
})
const findings = files
  .split('\n')
  .filter(Boolean)
  .flatMap((file) => findMarks(file, readFileSync(`${root}${file}`, 'utf8'), exceptions))

for (const { file, line, text, instead } of findings)
  console.log(`${file}:${line}: write "${instead}": ${text.slice(0, 140)}`)
console.log(
  `${findings.length} findings in ${files.split('\n').filter(Boolean).length} files, ${exceptions.length} exceptions`,
)
process.exitCode = findings.length === 0 ? 0 : 1
