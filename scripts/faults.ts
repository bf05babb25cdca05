// Sends leads while the API is killed, its database is cut off, its mail server is stopped, and its disk is full. Writers
// retry whatever isn't acknowledged. Afterwards, no acknowledged lead may be lost, none may exist twice, and every email
// must have been sent exactly once.
//   npm run faults -- --help           the options
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkDatabase, readSentEmails } from './faults/checks'
import { type Engine, openEnvironment } from './faults/environments'
import { faultScenarios, type Participants, runScenario } from './faults/fault-scenarios'
import { LeadWriters } from './faults/lead-writers'
import { openMailServer } from './faults/mail-server'
import { type FaultOptions, readOptions, usage } from './faults/options'
import { runRaces } from './faults/races'
import { Supervisor } from './faults/supervisor'

const options = readSent()
if (options) await runAll(options)

/** Returns the options of this run. Prints the usage instead if it's asked for, or what's wrong with the options. */
function readSent(): FaultOptions | undefined {
  try {
    const sent = readOptions(process.argv.slice(2))
    if (!sent) console.log(usage)
    return sent
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 2
    return undefined
  }
}

async function runAll({ engines, ...sizes }: FaultOptions): Promise<void> {
  const turbo = ['turbo', 'run', 'build', '--filter=@pkg/api', '--output-logs=errors-only']
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { status } = spawnSync('npx', turbo, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The API could not be built')
  let hasFailed = false
  for (const engine of engines) hasFailed = !(await run(engine, sizes)) || hasFailed
  process.exitCode = hasFailed ? 1 : 0
}

/** Runs all scenarios on an engine. Returns whether all checks passed. */
async function run(engine: Engine, sizes: Sizes): Promise<boolean> {
  console.log(`\n${engine}`)
  const environment = await openEnvironment(engine)
  const mail = await openMailServer()
  const variables = { ...environment.variables, API_PORT: String(sizes.port), SMTP_URL: mail.url }
  const api = new Supervisor(variables, `http://127.0.0.1:${sizes.port}`)
  const close = async () => {
    await api.end()
    await mail.stop()
    await environment.close()
  }
  const interrupt = () => void close().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt)
  try {
    await api.seed()
    // The seed's emails were sent without a mail server.
    const seeded = await environment.read(readSentEmails)
    await api.start()
    const writers = await LeadWriters.open(api.address)
    return await runScenarios({ api, environment, mail, writers }, seeded, sizes)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt)
    await close()
  }
}

type Sizes = Pick<FaultOptions, 'kills' | 'races' | 'port'>

async function runScenarios(
  participants: Participants,
  seeded: ReadonlySet<string>,
  { kills, races }: Sizes,
): Promise<boolean> {
  const { api, environment, mail, writers } = participants
  const startedAt = performance.now()
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

  const evidence = { leads: writers.leads(), mail: mail.received(), seeded, faults }
  const { counts, errors } = await environment.read((query) => checkDatabase(query, evidence))
  if (!isUnbroken) errors.push('the consent chain is broken')
  if (api.crashes > 0) errors.push(`the API ended ${api.crashes} times without being killed:\n${api.errorOutput}`)
  for (const [label, count] of Object.entries(counts)) print(label, String(count))
  print('API starts', `${api.starts}, after ${api.crashes} crashes`)
  print('Time', `${Math.round((performance.now() - startedAt) / 1000)} s`)
  for (const error of errors) console.log(`  FAILED ${error}`)
  return errors.length === 0
}

function print(label: string, text: string): void {
  console.log(`  ${label.padEnd(34)} ${text}`)
}
