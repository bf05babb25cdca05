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
  'truth',
] as const

/** A spec that starts servers of its own. */
export type SpecWithServers = (typeof specs)[number]

/** Returns the ports of a spec: of its marketplace, dashboard, and API, and of another server that it starts. */
export function portsOf(spec: SpecWithServers) {
  const first = 3700 + 10 * specs.indexOf(spec)
  return { marketplace: first, dashboard: first + 1, api: first + 2, other: first + 3 }
}
