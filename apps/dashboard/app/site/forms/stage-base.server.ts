import { ApiError } from '@pkg/api-client'

/** The stage and the version of a family or a home that a person's choice is based on. */
export interface StageBase<Stage extends string> {
  stage: Stage
  version: number
}

type IsStage<Stage extends string> = (text: string) => text is Stage

/** Reads what the choice of a stage is based on from its form. Undefined without it, as in a request of another program. */
export function readStageBase<Stage extends string>(
  form: FormData,
  isStage: IsStage<Stage>,
): StageBase<Stage> | undefined {
  const stage = String(form.get('before'))
  const version = Number(form.get('version'))
  return isStage(stage) && Number.isInteger(version) && version > 0 ? { stage, version } : undefined
}

/**
 * Changes a stage, unless someone else changed it since. Returns the current stage if so, and undefined after the change. What else was changed
 * meanwhile doesn't matter. [WORK-005]
 */
export async function changeUnlessMoved<Stage extends string>(
  change: (options: { ifMatch?: number }) => Promise<unknown>,
  isStage: IsStage<Stage>,
  base: StageBase<Stage> | undefined,
): Promise<StageBase<Stage> | undefined> {
  try {
    await change(base ? { ifMatch: base.version } : {})
    return undefined
  } catch (error) {
    const now = error instanceof ApiError ? currentStage(error, isStage) : undefined
    if (!now) throw error
    return now.stage === base?.stage ? changeUnlessMoved(change, isStage, now) : now
  }
}

function currentStage<Stage extends string>(
  { current }: ApiError,
  isStage: IsStage<Stage>,
): StageBase<Stage> | undefined {
  const { stage, version } = current ?? {}
  return typeof stage === 'string' && isStage(stage) && typeof version === 'number' ? { stage, version } : undefined
}
