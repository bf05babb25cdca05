import type { NewWizardEvents } from '@pkg/api-client'
import { siteDay, wizardSchemaVersion, wizardSteps } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { unprocessable } from '../../http/errors'
import type { Partner } from '../../http/person'
import { insertEvents } from './event-store'
import { wizardEventErrors } from './texts'

/** The site of runs that aren’t on a partner’s. */
export const ownSite = 'own'

/** The days that runs and their events are kept: each month can be compared with the year before. Their sums stay. [TRUTH-012] */
export const keptRunDays = 400

/**
 * Stores what happened at the steps of a run. A request with a step that its schema doesn’t have is rejected as a whole: it isn’t from a wizard of ours.
 * [WORK-014]
 * @throws {HttpError} 422 that names the version or the step
 */
export async function storeEvents(orm: Orm, sent: NewWizardEvents, partner: Partner | undefined): Promise<void> {
  const { schema, schemaVersion, events } = sent
  const steps = wizardSteps(schema, schemaVersion)
  if (steps.length === 0) {
    const detail = wizardEventErrors.version(schema, wizardSchemaVersion(schema))
    throw unprocessable([{ detail, source: { pointer: '/data/schemaVersion' } }])
  }
  const unknown = events.flatMap(({ step }, place) =>
    steps.includes(step)
      ? []
      : [{ detail: wizardEventErrors.step(schema, steps), source: { pointer: `/data/events/${place}/step` } }],
  )
  if (unknown.length > 0) throw unprocessable(unknown)
  await insertEvents(orm, { ...sent, day: siteDay(), site: partner?.id ?? ownSite })
}
