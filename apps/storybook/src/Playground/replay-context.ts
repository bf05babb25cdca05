import type { GatewaySummary } from '@pkg/domain'
import {
  gwizzyMachines,
  loadProgress,
  progressKeys,
  type GwizzyServices,
  type ProgressStorage,
  type SchemaKey,
  type WizardContext,
  type WizardSettings,
} from '@pkg/gwizzy/machines'
import { createActor } from 'xstate'

export interface Host {
  community: GatewaySummary
  settings: WizardSettings
  services: GwizzyServices
}

/** Returns a wizard's context from its stored progress by running its machine again without sending anything. */
export function replayContext(schema: SchemaKey, storage: ProgressStorage, host: Host): WizardContext {
  const progress = loadProgress(progressKeys[schema], storage)
  const actor = createActor(gwizzyMachines[schema], {
    input: { community: host.community, settings: host.settings, progress },
  })
  const { context } = actor.getSnapshot()
  return { ...context, isResidentNameRequired: true }
}
