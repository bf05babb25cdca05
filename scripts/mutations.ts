// Breaks one rule of the product at a time, and shows whether a test notices. Every change is undone. [LIFE-017]
//   npm run mutations                            30 rules of all rooms, drawn by today's date
//   npm run mutations -- --seed 10 --count 6     others
//   npm run mutations -- --list                  only shows the changes
//   npm run mutations -- --only 3,7              only these, by number
// A whole draw is kept in docs/mutations.json. Pages are also proved by journeys, which this doesn't run: look there for what survives.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { siteDay } from '@pkg/domain'
import { drawMutants } from './mutations/draw-mutants'
import { findFailure } from './mutations/find-failure'
import { recordShare } from './mutations/record-share'
import { startPostgres } from './postgres'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: siteDay().replaceAll('-', '') },
    count: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const only = values.only.split(',').filter(Boolean).map(Number)
const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()

const sources = git('ls-files', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx').split('\n')
const mutants = drawMutants(sources, Number(values.count), seed)
  .map((mutant, index) => ({ ...mutant, number: index + 1 }))
  .filter(({ number }) => only.length === 0 || only.includes(number))

const shorten = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60)
const unnoticed: string[] = []
// The API's tests run on PostgreSQL, as in `npm test`.
const postgres = values.list ? undefined : await startPostgres({ isDurable: false })
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url
try {
  for (const mutant of mutants) {
    const { number, room, kind, file, line, before, after } = mutant
    const change = `${file}:${line}  ${shorten(before)} → ${shorten(after)}`
    console.log(`${number}. ${room}, ${kind}: ${change}`)
    if (values.list) continue
    const evidence = findFailure(mutant)
    if (!evidence) unnoticed.push(change)
    console.log(`   ${evidence ? `noticed by ${evidence}` : 'NOT NOTICED'}`)
  }
} finally {
  await postgres?.stop()
}
if (!values.list) {
  const noticed = mutants.length - unnoticed.length
  console.log(`${noticed} of ${mutants.length} noticed`)
  const run = { day: siteDay(), commit: git('rev-parse', '--short=8', 'HEAD'), seed, drawn: mutants.length, noticed }
  if (only.length === 0) recordShare('docs/mutations.json', { ...run, unnoticed })
}
