import { ApiError, type Client } from '@pkg/api-client'
import { isLeadStage, type LeadStage } from '@pkg/domain'

/** The stage and the version of a family that a person's choice is based on. */
export interface StageBase {
  stage: LeadStage
  version: number
}

/** Reads what the choice of a stage is based on from its form. Undefined without it, as in a request of another program. */
export function readStageBase(form: FormData): StageBase | undefined {
  const stage = String(form.get('before'))
  const version = Number(form.get('version'))
  return isLeadStage(stage) && Number.isInteger(version) && version > 0 ? { stage, version } : undefined
}

/**
 * Changes the stage of a family, unless someone else changed it since. Returns the current stage if so, and undefined after the change. What else
 * was changed meanwhile doesn't matter. [WORK-005]
 */
export async function changeStageFrom(
  api: Client,
  { id, stage }: { id: string; stage: LeadStage | undefined },
  base: StageBase | undefined,
): Promise<StageBase | undefined> {
  try {
    await api.clients.update({ id, ...(stage ? { stage } : {}) }, base ? { ifMatch: base.version } : {})
    return undefined
  } catch (error) {
    const now = error instanceof ApiError ? currentStage(error) : undefined
    if (!now) throw error
    return now.stage === base?.stage ? changeStageFrom(api, { id, stage }, now) : now
  }
}

function currentStage({ current }: ApiError): StageBase | undefined {
  const { stage, version } = current ?? {}
  return typeof stage === 'string' && isLeadStage(stage) && typeof version === 'number' ? { stage, version } : undefined
}
