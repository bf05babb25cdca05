import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Why an advisor calls instead of a community's team: no response, a decline, or a disclosure that the family didn't acknowledge. */
export type HandOverReason = 'silent' | 'declined' | 'not-disclosed'

/** The data of every job, by job name. */
export interface Jobs {
  /** Offers a family to the advisor that it was shown, until the time of the call that it was told, or to the next one. */
  assign: {
    familyId: string
    requestId: string
    agentId?: string
    callBy?: string
    /** When the call that the family booked with the advisor begins. The advisor must respond before this time. */
    callAt?: string
    /** The lead whose community's team doesn't call, the community's name, and why. */
    insteadOf?: { leadId: string; community: string; reason: HandOverReason }
  }
  /** Offers a home that a family wants to sell or buy to a real estate agent. */
  'assign-real-estate': { leadId: string }
  /** Notifies the open dashboards that a family has changed. */
  'notify-dashboards': { familyId: string; agentId?: string; communityId?: string }
  /** Ends an offer that an advisor didn't accept in time. */
  'end-offer': { offerId: string }
  /** Ends an offer that a real estate agent didn't accept in time. */
  'end-home-offer': { offerId: string }
  /** Hands a request over to an advisor if the community's team didn't respond in time. */
  'hand-over-lead': { leadId: string; requestId: string }
  /** Emails a family the day before its tour, unless the tour was changed since. */
  'remind-of-tour': { tourId: string; revision: number }
  /** Cancels the tours of a family that stopped sharing its information, at one community or at all. */
  'cancel-tours': { familyId: string; communityId?: string }
  /** Emails a family before its call with an advisor, unless the call was changed since. */
  'remind-of-call': { callId: string; revision: number }
  /** Cancels the calls of a family with one advisor or with all, because the family stopped sharing or the advisor doesn't help it. */
  'cancel-calls': { familyId: string; agentId?: string; reason: 'family' | 'advisor' }
  /** Shares the families of an absent advisor with the one who covers for them. */
  'start-cover': { coverId: string }
  /** Ends what a cover shared, once its last day is over or someone ended it. */
  'end-cover': { coverId: string }
  /** Emails a person what they were told about on the dashboard and haven't read, if they want it now or once a day. */
  'email-notices': { accountId: string; when: 'now' | 'daily' }
  /** Makes the fee on a community's profile what its agreements say on the day. */
  'apply-fee-agreement': { agreementId: string }
  /** Publishes the draft of a content entry, unless it's scheduled for another time since. */
  'publish-content': { entryId: string; at: string }
  /** Reminds a community of an invoice, a number of days after it was due, or before if negative. */
  'remind-of-invoice': { invoiceId: string; daysAfterDue: number }
  /** Writes the next rows of an import, or undoes them, and continues with the next ones. */
  'continue-import': { importId: string }
  /** Emails a person the communities that newly match a saved search, and schedules the next check, unless the checks started again since. */
  'check-search-alert': { alertId: string; revision: number }
}

/** The name of a job. */
export type JobName = keyof Jobs

/** Parsers of stored jobs, which another version may have written. @throws when the data has another shape */
export const jobParsers: { [Name in JobName]: (data: unknown) => Jobs[Name] } = {
  assign: parser(
    Type.Object({
      familyId: Type.String(),
      requestId: Type.String(),
      agentId: Type.Optional(Type.String()),
      callBy: Type.Optional(Type.String()),
      callAt: Type.Optional(Type.String()),
      insteadOf: Type.Optional(
        Type.Object({
          leadId: Type.String(),
          community: Type.String(),
          reason: Type.Union([Type.Literal('silent'), Type.Literal('declined'), Type.Literal('not-disclosed')]),
        }),
      ),
    }),
  ),
  'assign-real-estate': parser(Type.Object({ leadId: Type.String() })),
  'notify-dashboards': parser(
    Type.Object({
      familyId: Type.String(),
      agentId: Type.Optional(Type.String()),
      communityId: Type.Optional(Type.String()),
    }),
  ),
  'end-offer': parser(Type.Object({ offerId: Type.String() })),
  'end-home-offer': parser(Type.Object({ offerId: Type.String() })),
  'hand-over-lead': parser(Type.Object({ leadId: Type.String(), requestId: Type.String() })),
  'apply-fee-agreement': parser(Type.Object({ agreementId: Type.String() })),
  'publish-content': parser(Type.Object({ entryId: Type.String(), at: Type.String() })),
  'remind-of-invoice': parser(Type.Object({ invoiceId: Type.String(), daysAfterDue: Type.Integer() })),
  'remind-of-tour': parser(Type.Object({ tourId: Type.String(), revision: Type.Integer() })),
  'cancel-tours': parser(Type.Object({ familyId: Type.String(), communityId: Type.Optional(Type.String()) })),
  'remind-of-call': parser(Type.Object({ callId: Type.String(), revision: Type.Integer() })),
  'start-cover': parser(Type.Object({ coverId: Type.String() })),
  'end-cover': parser(Type.Object({ coverId: Type.String() })),
  'email-notices': parser(
    Type.Object({ accountId: Type.String(), when: Type.Union([Type.Literal('now'), Type.Literal('daily')]) }),
  ),
  'continue-import': parser(Type.Object({ importId: Type.String() })),
  'check-search-alert': parser(Type.Object({ alertId: Type.String(), revision: Type.Integer() })),
  'cancel-calls': parser(
    Type.Object({
      familyId: Type.String(),
      agentId: Type.Optional(Type.String()),
      reason: Type.Union([Type.Literal('family'), Type.Literal('advisor')]),
    }),
  ),
}

function parser<Schema extends TSchema>(schema: Schema): (data: unknown) => Static<Schema> {
  return (data) => {
    Value.Assert(schema, data)
    return data
  }
}
