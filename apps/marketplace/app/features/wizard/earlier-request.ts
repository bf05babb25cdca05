import type { GatewaySummary } from '@pkg/domain'
import { loadProgress, type Progress } from '@pkg/gwizzy'
import { progressKeys, schemaForType } from '@pkg/gwizzy/machines'

/** Returns the family's request to another community with this wizard, if it completed one. Its answers are reused. [CTA-002] */
export function findEarlierRequest({ id, conversionSchemaType }: GatewaySummary): Progress | undefined {
  try {
    const progress = loadProgress(progressKeys[schemaForType(conversionSchemaType)], localStorage)
    return progress?.status === 'done' && progress.slug !== id && !progress.unsent ? progress : undefined
  } catch {
    return undefined
  }
}
