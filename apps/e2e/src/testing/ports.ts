/** The specs that start servers of their own. Specs run side by side, so each has its own ports. */
const specs = [
  'cached-pages',
  'chat-provider',
  'every-link',
  'guessing',
  'inbox',
  'lead-genie',
  'no-calls',
  'no-traces',
  'offline',
  'old-urls',
  'outages',
  'partner-sites',
  'search-alerts',
  'third-party',
  'tours-and-calls',
  'truth',
] as const

/** A spec that starts servers of its own. */
export type SpecWithServers = (typeof specs)[number]

/** The ports of a stack, and of another server that a spec starts. */
export interface StackPorts {
  marketplace: number
  dashboard: number
  api: number
  other: number
}

/** The first port of all. Another one lets two copies of the repository run their journeys on one machine. */
const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 3600)

function portsAt(place: number): StackPorts {
  const first = firstPort + 10 * place
  return { marketplace: first, dashboard: first + 1, api: first + 2, other: first + 3 }
}

/** Returns the ports of a spec. */
export const portsOf = (spec: SpecWithServers): StackPorts => portsAt(10 + specs.indexOf(spec))

/** Returns the ports of a worker's stack. Only tests of the same worker share it. [LIFE-010] */
export const portsOfWorker = (index: number): StackPorts => portsAt(index)

/** Returns the addresses of a stack's servers. */
export const urlsOf = ({ marketplace, dashboard, api }: StackPorts) => ({
  marketplace: `http://localhost:${marketplace}`,
  dashboard: `http://localhost:${dashboard}`,
  api: `http://localhost:${api}`,
})
