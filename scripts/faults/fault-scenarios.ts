import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from './environments'
import type { LeadWriters } from './lead-writers'
import type { FaultyMailServer } from './mail-server'
import { fillDisk } from './small-disk'
import type { Supervisor } from './supervisor'

/** What can fail in a run. */
export interface Participants {
  api: Supervisor
  environment: Environment
  mail: FaultyMailServer
  writers: LeadWriters
}

/** One kind of fault, how often it happens, and what causes it once; or why it can't happen. */
export type FaultScenario = { name: string } & ({ times: number; cause: () => Promise<void> } | { skipped: string })

/** The number of kills at which the other scenarios run in full. */
const fullKills = 200
const randomPause = (longest: number) => pause(Math.random() * longest)

/** Returns the scenarios in order. Fewer kills mean fewer faults of every other kind. */
export function faultScenarios(kills: number, { api, environment, mail }: Participants): FaultScenario[] {
  const scaled = (times: number) => Math.max(1, Math.min(times, Math.ceil((kills * times) / fullKills)))
  return [
    {
      name: 'API killed (kill -9)',
      times: kills,
      async cause() {
        await randomPause(1200)
        while (!api.kill()) await pause(10)
        // One kill in four is followed by another one during startup.
        if (Math.random() < 0.75) await api.waitUntilReady()
      },
    },
    ...databaseScenarios(environment, scaled),
    {
      name: 'Mail server stopped',
      times: scaled(20),
      async cause() {
        await randomPause(1000)
        await mail.stop()
        await randomPause(2000)
        await mail.start()
      },
    },
    {
      name: 'Mail server slow',
      times: scaled(10),
      async cause() {
        mail.slowDown(Math.random() * 3000)
        await pause(2000)
        mail.slowDown(0)
        await pause(500)
      },
    },
    {
      name: 'Response of the mail server lost',
      times: scaled(20),
      async cause() {
        await randomPause(1000)
        mail.loseNextResponse()
      },
    },
    diskScenario(api, environment, scaled(3)),
  ]
}

function databaseScenarios({ server }: Environment, scaled: (times: number) => number): FaultScenario[] {
  const names = ['Connections ended by the database', 'Network to the database cut'] as const
  if (!server) return names.map((name) => ({ name, skipped: 'the embedded database has no connections' }))
  return [
    {
      name: names[0],
      times: scaled(100),
      async cause() {
        await randomPause(400)
        await server.endConnections()
      },
    },
    {
      name: names[1],
      times: scaled(40),
      async cause() {
        await randomPause(600)
        server.proxy.cut()
        await randomPause(1000)
        server.proxy.restore()
      },
    },
  ]
}

function diskScenario(api: Supervisor, { disk, server }: Environment, times: number): FaultScenario {
  const name = 'Disk of the data folder full'
  if ('reason' in disk) return { name, skipped: disk.reason }
  const file = join(disk.folder, 'filler')
  return {
    name,
    times,
    async cause() {
      fillDisk(file)
      await pause(2500)
      rmSync(file)
      await server?.revive()
      await api.revive()
    },
  }
}

/** Causes a scenario's faults while leads are sent. Returns a line about the result and the number of faults. */
export async function runScenario(
  scenario: FaultScenario,
  { api, writers }: Participants,
): Promise<{ text: string; faults: number }> {
  if ('skipped' in scenario) return { text: `skipped: ${scenario.skipped}`, faults: 0 }
  const { times, cause } = scenario
  const before = writers.counts()
  await writers.during(async () => {
    for (let done = 0; done < times; done += 1) await cause()
    await pause(500)
  })
  await api.revive()
  const after = writers.counts()
  const text =
    `${times} times, ${after.acknowledged - before.acknowledged} leads acknowledged, ` +
    `${after.unanswered - before.unanswered} attempts without a response, ${after.failed - before.failed} with a 5xx`
  return { text, faults: times }
}
