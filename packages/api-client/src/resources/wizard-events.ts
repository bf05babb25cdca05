import { wizardSchemaNames } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { strictObject } from '../schemas/record'
import { uuid } from '../schemas/text'

/** The most events of a run of the wizard, and of a request. */
export const wizardEventLimits = { run: 500, request: 100 } as const

/** A schema of the wizard. */
export const wizardSchemaName = Type.Union(wizardSchemaNames.map((value) => Type.Literal(value)))

/** A version of a schema’s steps. */
export const wizardVersion = Type.Integer({ minimum: 1, maximum: 1000 })

/** The name of a step. Which ones a version has is checked by the endpoint. */
export const wizardStep = Type.String({ pattern: '^[A-Za-z]{1,40}$' })

/**
 * What happened at the steps of one run of the wizard. `runId` is a random ID of this run only, and `n` counts its events from 0, so an event that is
 * sent again is stored once. No event has an answer. [WORK-014]
 */
export const NewWizardEvents = strictObject({
  runId: uuid,
  schema: wizardSchemaName,
  schemaVersion: wizardVersion,
  events: Type.Array(
    strictObject({
      n: Type.Integer({ minimum: 0, maximum: wizardEventLimits.run - 1 }),
      step: wizardStep,
      kind: Type.Union([
        Type.Literal('seen'),
        Type.Literal('answered'),
        Type.Literal('came-back'),
        Type.Literal('sent'),
      ]),
    }),
    { minItems: 1, maxItems: wizardEventLimits.request },
  ),
})
export type NewWizardEvents = Static<typeof NewWizardEvents>

/** What happens at the steps of the wizard. [WORK-014] */
export const wizardEvents = {
  create: {
    method: 'POST',
    path: '/marketplace/gwizzy/events',
    status: 204,
    access: 'anyone',
    isOpenToPartners: true,
    rateLimit: { requests: 60, seconds: 60 },
    summary:
      'Counts at which steps people are in the wizard, without anything about them; an event that is sent again counts once',
    body: NewWizardEvents,
    response: of<undefined>(),
  },
} as const satisfies Endpoints
