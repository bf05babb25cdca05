import { type Client } from '@pkg/api-client'
import type { Agent, CallerChoice } from '@pkg/domain'
import type { AdvisorPictureView } from '~/parts/advisor-picture/AdvisorPicture'
import { findAdvisorPicture } from '~/parts/advisor-picture/find-advisor-picture.server'

/** Who would call a visitor about a community, with the advisor’s profile if one is named. */
export interface Callers {
  choice: CallerChoice
  advisor?: Agent
  picture?: AdvisorPictureView
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
    if (!named) return { choice }
    const [advisor, picture] = await Promise.all([
      api.agents.get({ id: named.id }).catch(() => undefined),
      findAdvisorPicture(api, named),
    ])
    return { choice, ...(advisor && { advisor }), picture }
  } catch {
    return undefined
  }
}
