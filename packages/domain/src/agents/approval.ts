import type { AgentStatus } from './agent'

/** The least status with which an agent counts. [AGENT-003] */
export const approvedStatus = 2 satisfies AgentStatus

/** Whether families may meet this agent. [AGENT-003] */
export function isApproved({ status }: { status: number }): boolean {
  return status >= approvedStatus
}
