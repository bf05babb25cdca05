// Sends leads while the API is killed, its database is cut off, its mail server is stopped, and its disk is full. Writers
// retry whatever isn't acknowledged. Afterwards, no acknowledged lead may be lost, none may exist twice, and every email
// must have been sent exactly once.
//   npm run faults                     200 kills per engine
//   npm run faults -- --kills 20       fewer
//   npm run faults -- --engine pglite  only one engine (pglite, postgres)
//   npm run faults -- --races 100      fewer races of the same lead
import { parseArgs } from 'node:util'
import { checkDatabase } from './faults/checks'
import { type Engine, openEnvironment } from './faults/environments'
import { faultScenarios, type Participants, runScenario } from './faults/fault-scenarios'
import { LeadWriters } from './faults/lead-writers'
import { openMailServer } from './faults/mail-server'
import { runRaces } from './faults/races'
import { Supervisor } from './faults/supervisor'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    races: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'both' },
    port: { type: 'string', default: '3890' },
  },
})
const kills = readNumber('kills')
const races = readNumber('races')
const port = readNumber('port')
const engines = (['pglite', 'postgres'] as const).filter((engine) => ['both', engine].includes(values.engine))
if (engines.length === 0) throw new Error('--engine must be pglite, postgres, or both')

let hasFailed = false
for (const engine of engines) hasFailed = !(await run(engine)) || hasFailed
process.exitCode = hasFailed ? 1 : 0

/** Runs all scenarios on an engine. Returns whether all checks passed. */
async function run(engine: Engine): Promise<boolean> {
  console.log(`\n${engine}`)
  const environment = await openEnvironment(engine)
  const mail = await openMailServer()
  const variables = { ...environment.variables, API_PORT: String(port), SMTP_URL: mail.url }
  const api = new Supervisor(variables, `http://127.0.0.1:${port}`)
  const close = async () => {
    await api.end()
    await mail.stop()
    await environment.close()
  }
  const interrupt = () => void close().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt)
  try {
    await api.open()
    const writers = await LeadWriters.open(api.address)
    return await runScenarios({ api, environment, mail, writers })
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt)
    await close()
  }
}

async function runScenarios(participants: Participants): Promise<boolean> {
  const { api, environment, mail, writers } = participants
  const startedAt = Date.now()
  let faults = 0
  for (const scenario of faultScenarios(kills, participants)) {
    const result = await runScenario(scenario, participants)
    faults += result.faults
    print(scenario.name, result.text)
  }
  print('Same lead in parallel', await runRaces(writers, races))
  await environment.waitUntilIdle(api)
  const { isUnbroken, records } = await writers.checkConsentChain()
  print('Consent chain', `${isUnbroken ? 'unbroken' : 'BROKEN'}, ${records} records`)
  await api.end()

  const evidence = { leads: writers.leads(), mail: mail.received(), faults }
  const { counts, errors } = await environment.read((query) => checkDatabase(query, evidence))
  if (!isUnbroken) errors.push('the consent chain is broken')
  if (api.crashes > 0) errors.push(`the API ended ${api.crashes} times without being killed:\n${api.errorOutput}`)
  for (const [label, count] of Object.entries(counts)) print(label, String(count))
  print('API starts', `${api.starts}, after ${api.crashes} crashes`)
  print('Time', `${Math.round((Date.now() - startedAt) / 1000)} s`)
  for (const error of errors) console.log(`  FAILED ${error}`)
  return errors.length === 0
}

function print(label: string, text: string): void {
  console.log(`  ${label.padEnd(34)} ${text}`)
}

function readNumber(name: 'kills' | 'races' | 'port'): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 0) return number
  throw new Error(`--${name} must be a whole number`)
}
