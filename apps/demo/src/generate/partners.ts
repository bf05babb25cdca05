import { isApproved, type Agent } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'

/** Returns a function that picks a partner agent from the approved ones who serve a state. [COMM-008, AGENT-003] */
export function createPartnerPicker(agents: readonly Agent[]): (random: Random, state: string) => Agent | undefined {
  const byState = new Map<string, Agent[]>()
  for (const agent of agents.filter(isApproved)) {
    for (const { state } of agent.info.serviceArea.operatingIn) {
      const serving = byState.get(state)
      if (serving) serving.push(agent)
      else byState.set(state, [agent])
    }
  }
  return (random, state) => {
    const serving = byState.get(state)
    return serving && random.pick(serving)
  }
}
