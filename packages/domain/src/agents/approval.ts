import type { AgentStatus } from './agent'

/** The status of an approved agent. [AGENT-003] */
export const approvedStatus = 2 satisfies AgentStatus

/** Returns whether families can see this agent. [AGENT-003] */
export function isApproved({ status }: { status: number }): boolean {
  return status >= approvedStatus
}
