import type { Client } from '@pkg/api-client'

/** Returns whether new families are offered to an advisor or a real estate agent. */
export async function loadLight(api: Client, agentId: string): Promise<boolean> {
  return (await api.agentOptions.get({ id: agentId })).isAccepting
}
