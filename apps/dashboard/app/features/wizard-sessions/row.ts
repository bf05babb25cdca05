import type { WizardRun } from '@pkg/api-client'
import { allWizardSteps, wizardSchemaLabel, wizardStepLabel } from '@pkg/domain'
import { formatShortDay } from '~/site/server/times'
import { wizardSessionsTexts } from './texts'

const words = wizardSessionsTexts

/** A session of the wizard, without anything about the person. */
export interface SessionRow {
  id: string
  /** The day of the session. */
  name: string
  schema: string
  site: string
  /** The steps that were shown, in words. */
  steps: string
  leftAt: string
  cameBackAt: string
  isSent: boolean
}

/** Returns the row of a session. [WORK-014] */
export const sessionRow = (run: WizardRun): SessionRow => ({
  id: run.id,
  name: formatShortDay(run.day),
  schema: words.schema(wizardSchemaLabel(run.schema), run.schemaVersion),
  site: run.partnerName ?? words.ownSite,
  steps: inOrder(run.seen)
    .map((step) => words.step(wizardStepLabel(step), run.answered.includes(step)))
    .join(', '),
  leftAt: run.leftAt === undefined ? '–' : wizardStepLabel(run.leftAt),
  cameBackAt: run.cameBackAt === undefined ? '–' : wizardStepLabel(run.cameBackAt),
  isSent: run.isSent,
})

/** Returns steps in the order in which the wizard asks. */
function inOrder(steps: readonly string[]): string[] {
  const place = (step: string) => allWizardSteps.findIndex((one) => one === step)
  return steps.toSorted((one, other) => place(one) - place(other))
}
