import { demoCatalog } from './demo-data'
import { portsOf, type SpecWithServers } from './ports'
import { type Stack, startStack } from './stack'

/** Starts a stack of a spec's own on its ports, with extra environment variables, and with a dashboard if the spec uses one. */
export const startOwnStack = (
  spec: SpecWithServers,
  environment: Record<string, string> = {},
  { hasDashboard = false } = {},
): Promise<Stack> => startStack({ ports: portsOf(spec), data: demoCatalog, environment, hasDashboard })
