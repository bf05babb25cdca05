import type { GatewaySummary } from '@pkg/domain'
import { loadProgress, type PostConversionProps } from '@pkg/gwizzy'
import { progressKeys, schemaForType } from '@pkg/gwizzy/machines'

/** Returns what the request’s wizard was told in this browser, so the questions don’t ask again. [POST-004, POST-005] */
export function readKnownAnswers({
  conversionSchemaType,
}: Pick<GatewaySummary, 'conversionSchemaType'>): NonNullable<PostConversionProps['answers']> {
  try {
    const { lookingFor, residentName } =
      loadProgress(progressKeys[schemaForType(conversionSchemaType)], localStorage)?.answers ?? {}
    return { ...(lookingFor && { lookingFor }), ...(residentName && { residentName }) }
  } catch {
    return {}
  }
}
