import type { Agent } from '@pkg/domain'
import type { Cell } from '@pkg/api/database'

/** The columns of an agent row, in the order of `agentCells`. */
export const agentColumns = ['id', 'name', 'status', 'region', 'states', 'record', 'is_demo'] as const

/** Returns the cells of a demo agent for COPY. [TRUTH-013] */
export function agentCells(agent: Agent): Cell[] {
  const servedStates = [...new Set(agent.info.serviceArea.operatingIn.map(({ state }) => state))]
  return [agent.id, agent.name, agent.status, agent.region, servedStates, agent, 'true']
}
