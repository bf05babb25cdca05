import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** The data of every job, by job name. */
export interface Jobs {
  /** Offers a family to the advisor that it was shown, until the time of the call that it was told, or to the next one. */
  assign: { familyId: string; requestId: string; agentId?: string; callBy?: string }
  /** Assigns a home that a family wants to sell or buy to a real estate agent. */
  'assign-real-estate': { leadId: string }
  /** Notifies the open dashboards that a family has changed. */
  'notify-dashboards': { familyId: string; agentId?: string }
  /** Ends an offer that an advisor didn't accept in time. */
  'end-offer': { offerId: string }
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
    }),
  ),
  'assign-real-estate': parser(Type.Object({ leadId: Type.String() })),
  'notify-dashboards': parser(Type.Object({ familyId: Type.String(), agentId: Type.Optional(Type.String()) })),
  'end-offer': parser(Type.Object({ offerId: Type.String() })),
}

function parser<Schema extends TSchema>(schema: Schema): (data: unknown) => Static<Schema> {
  return (data) => {
    Value.Assert(schema, data)
    return data
  }
}
