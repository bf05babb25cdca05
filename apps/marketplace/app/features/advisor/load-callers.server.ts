import { type Client } from '@pkg/api-client'
import type { Agent, CallerChoice } from '@pkg/domain'

/** Who would call a visitor about a community, with the advisor’s profile if one is named. */
export interface Callers {
  choice: CallerChoice
  advisor?: Agent
}

/**
 * Returns who would call about a community. The choice is held for the visit, so the wizard names the same person. Nothing is returned while the API
 * can’t choose. [TRUTH-001, TRUST-007]
 */
export async function loadCallers(
  api: Client,
  community: string,
  onHeaders: (headers: Headers) => void,
): Promise<Callers | undefined> {
  try {
    const choice = await api.callerChoices.create({ slugs: [community] }, { onHeaders })
    const named = choice.callers.find((caller) => caller.kind === 'advisor') ?? choice.backup
    const advisor = named && (await api.agents.get({ id: named.id }).catch(() => undefined))
    return { choice, ...(advisor && { advisor }) }
  } catch {
    return undefined
  }
}
