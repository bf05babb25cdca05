import { wizardSchemaNames } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { choice, listParameters, only, range, reference } from '../schemas/list-parameters'
import { day } from '../schemas/record'
import { wizardStep, wizardVersion } from './wizard-events'

/** A run of the wizard, without anything about the person. */
export interface WizardRun {
  id: string
  /** The day on which it began, in the site’s time zone. */
  day: string
  schema: (typeof wizardSchemaNames)[number]
  schemaVersion: number
  /** The name of the partner on whose site it ran. Missing on our own site. */
  partnerName?: string
  /** The steps that were shown, and those that were answered, in no order. */
  seen: string[]
  answered: string[]
  /** The last step that was shown, if the request wasn’t sent. */
  leftAt?: string
  /** The step at which it went on with answers of an earlier run. */
  cameBackAt?: string
  isSent: boolean
}

/** A partner’s ID, or `own` for our own site. */
export const wizardSite = Type.String({ pattern: '^(own|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$' })

/** The list of runs. */
export const WizardRunParameters = listParameters(['day', 'schema', 'leftAt'], {
  day: range(day),
  schema: choice(Type.Union(wizardSchemaNames.map((value) => Type.Literal(value)))),
  schemaVersion: only(wizardVersion),
  site: only(wizardSite),
  seen: reference(wizardStep),
  answered: reference(wizardStep),
  leftAt: reference(wizardStep),
  cameBackAt: reference(wizardStep),
  isSent: only(Type.Union([Type.Literal('true'), Type.Literal('false')])),
})
export type WizardRunParameters = Static<typeof WizardRunParameters>

/** The runs behind the numbers about the wizard’s steps, for admins. [WORK-014] */
export const wizardRuns = {
  list: {
    method: 'GET',
    path: '/platform/wizard-runs',
    status: 200,
    access: ['admin'],
    summary: 'Lists runs of the wizard with the steps that were seen and answered, without anything about the person',
    resource: 'wizard-runs',
    query: WizardRunParameters,
    response: pageOf<WizardRun>(),
  },
} as const satisfies Endpoints
