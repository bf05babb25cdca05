import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pause } from './supervisor.mjs'

const cuts = 20
const fillings = 3
const stops = 20
const slownesses = 10

/** What is done to the API while leads come in, one after the other. Each gives how often, or why not. */
export function disturbances({ kills, api, ground, mail, writers }) {
  const during = async (times, once) => {
    await writers.during(async () => {
      for (let done = 0; done < times; done += 1) await once(done)
      await pause(500)
    })
    await api.revive()
    return { times }
  }
  const forFewer = (times) => Math.max(1, Math.min(times, Math.ceil((kills * times) / 200)))
  return [
    {
      name: 'kill -9 of the API',
      run: () =>
        during(kills, async () => {
          await pause(Math.random() * 1200)
          while (!api.kill()) await pause(10)
          // One in four is killed again while it starts.
          if (Math.random() < 0.75) await api.ready()
        }),
    },
    {
      name: 'Connections ended by the server',
      async run() {
        if (!ground.endConnections) return { skipped: 'the embedded database has no connections' }
        return during(forFewer(cuts * 5), async () => {
          await pause(Math.random() * 400)
          await ground.endConnections()
        })
      },
    },
    {
      name: 'Line to the database cut',
      async run() {
        if (!ground.proxy) return { skipped: 'the embedded database has no line to it' }
        return during(forFewer(cuts * 2), async () => {
          await pause(Math.random() * 600)
          ground.proxy.cut()
          await pause(Math.random() * 1000)
          ground.proxy.mend()
        })
      },
    },
    {
      name: 'Mail server stopped',
      run: () =>
        during(forFewer(stops), async () => {
          await pause(Math.random() * 1000)
          await mail.stop()
          await pause(Math.random() * 2000)
          await mail.start()
        }),
    },
    {
      name: 'Mail server slow',
      run: () =>
        during(forFewer(slownesses), async () => {
          mail.slow(Math.random() * 3000)
          await pause(2000)
          mail.slow(0)
          await pause(500)
        }),
    },
    {
      name: 'Answer of the mail server lost',
      run: () =>
        during(forFewer(stops), async () => {
          await pause(Math.random() * 1000)
          mail.loseAnswer()
        }),
    },
    {
      name: 'Disk of the data folder full',
      async run() {
        if (!ground.limitedFolder) return { skipped: ground.whyNotLimited }
        return during(forFewer(fillings), async () => {
          const ballast = join(ground.limitedFolder, 'ballast')
          fill(ballast)
          await pause(2500)
          rmSync(ballast)
          await ground.restore?.()
          await api.revive()
        })
      },
    },
  ]
}

/** Writes until there is no room left. */
function fill(path) {
  const file = openSync(path, 'w')
  const sizes = [1_048_576, 4096, 512]
  try {
    for (const size of sizes) {
      const block = Buffer.alloc(size)
      try {
        while (writeSync(file, block) > 0);
      } catch (problem) {
        if (problem.code !== 'ENOSPC' && problem.code !== 'EDQUOT') throw problem
      }
    }
  } finally {
    closeSync(file)
  }
}
