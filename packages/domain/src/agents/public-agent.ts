import type { Agent } from './agent'

/** Returns an advisor without the email address, which only staff and the advisor see. [AGENT-005] */
export function publicAgent(agent: Agent): Agent {
  return { ...agent, info: { ...agent.info, email: '' } }
}
