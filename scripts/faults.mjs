// Leads under faults: writers send a stream of leads and repeat what got no answer, while the API is killed, its database cut off, its
// mail server stopped and its disk filled. Afterwards the database is read, and what reached the mail server: no acknowledged lead may be
// lost, none be there twice, and every notification must have gone out exactly once.
//   npm run faults                    200 kills per engine
//   npm run faults -- --kills 20      fewer
//   npm run faults -- --engine pglite one engine alone (pglite, postgres)
//   npm run faults -- --races 100     fewer races of the same lead
import { parseArgs } from 'node:util'
import { checkDatabase } from './faults/checks.mjs'
import { disturbances } from './faults/disturbances.mjs'
import { openGround } from './faults/grounds.mjs'
import { openMailServer } from './faults/mail-server.mjs'
import { race } from './faults/races.mjs'
import { Supervisor } from './faults/supervisor.mjs'
import { Writers } from './faults/writers.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    races: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'both' },
    port: { type: 'string', default: '3890' },
  },
})
const kills = wholeNumber('kills')
const races = wholeNumber('races')
const port = wholeNumber('port')
const engines = values.engine === 'both' ? ['pglite', 'postgres'] : [values.engine]
let isFine = true

for (const engine of engines) isFine = (await run(engine)) && isFine
process.exitCode = isFine ? 0 : 1

async function run(engine) {
  console.log(`\n${engine}`)
  const begun = Date.now()
  const ground = await openGround(engine, port)
  const mail = await openMailServer()
  const environment = { ...ground.environment, API_PORT: String(port), SMTP_URL: mail.url }
  const api = new Supervisor(environment, `http://127.0.0.1:${port}`)
  const leave = async () => {
    await api.end()
    await mail.close()
    await ground.close()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave())
  try {
    await api.open()
    const writers = await Writers.over(api.address)
    let disturbed = 0
    for (const { name, run: disturb } of disturbances({ kills, api, ground, mail, writers })) {
      const before = writers.figures()
      const outcome = await disturb()
      const after = writers.figures()
      disturbed += outcome.times ?? 0
      if (outcome.skipped) line(name, `skipped: ${outcome.skipped}`)
      else {
        line(
          name,
          `${outcome.times} times, ${after.acknowledged - before.acknowledged} leads acknowledged, ` +
            `${after.unanswered - before.unanswered} tries without an answer, ${after.refused - before.refused} with 5xx`,
        )
      }
    }
    line('Same lead at once', await race(writers, races))
    await writers.settle()
    await ground.drained(api)
    line('Chain of consents', JSON.stringify(await writers.ledger()))
    await api.end()
    const verdict = await ground.reading((query) =>
      checkDatabase(query, writers.sent(), { ...mail.received(), disturbed }),
    )
    for (const [what, figure] of Object.entries(verdict.figures)) line(what, figure)
    line(
      'Time',
      `${Math.round((Date.now() - begun) / 1000)} s, the API was started ${api.starts} times and ended ${api.crashes} times by itself`,
    )
    if (api.crashes > 0)
      verdict.problems.push(`the API ended ${api.crashes} times although nobody killed it:\n${api.said}`)
    for (const problem of verdict.problems) console.log(`  WRONG  ${problem}`)
    return verdict.problems.length === 0
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
    await api.end()
    await mail.close()
    await ground.close()
  }
}

function line(name, text) {
  console.log(`  ${name.padEnd(34)} ${text}`)
}

function wholeNumber(name) {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 0) return number
  throw new Error(`--${name} must be a whole number`)
}
