import { parseArgs } from 'node:util'
import type { Engine } from './environments'

/** What `npm run faults` can be told. */
export const usage = `npm run faults                     200 kills per engine
npm run faults -- --kills 20       fewer
npm run faults -- --engine pglite  only one engine (pglite, postgres)
npm run faults -- --races 100      fewer races of the same lead
npm run faults -- --port 3890      the port of the API`

/** What to run. */
export interface FaultOptions {
  kills: number
  races: number
  port: number
  engines: Engine[]
}

const numbers = ['kills', 'races', 'port'] as const

/** Reads the options of a run. Undefined when only the usage is asked for. @throws {Error} what to correct */
export function readOptions(sent: readonly string[]): FaultOptions | undefined {
  const { values } = parseArgs({
    args: [...sent],
    options: {
      kills: { type: 'string', default: '200' },
      races: { type: 'string', default: '1000' },
      engine: { type: 'string', default: 'both' },
      port: { type: 'string', default: '3890' },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.help) return undefined
  const wrong = numbers.find((name) => !/^\d{1,6}$/.test(values[name]))
  if (wrong) throw new Error(`--${wrong} must be a whole number`)
  const engines = (['pglite', 'postgres'] as const).filter((engine) => ['both', engine].includes(values.engine))
  if (engines.length === 0) throw new Error('--engine must be pglite, postgres, or both')
  return { kills: Number(values.kills), races: Number(values.races), port: Number(values.port), engines }
}
