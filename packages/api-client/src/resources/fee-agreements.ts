import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { changeOf, day } from '../schemas/record'
import { listParameters, only, range } from '../schemas/list-parameters'
import { communitySlug } from '../schemas/text'

/** What a community agreed to pay us for move-ins, from a day until another, both included. [BIZ-003, WORK-013] */
export interface FeeAgreement {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  communityId: string
  communityName: string
  /** A percentage of the first month's rent and care. */
  feePercent: number
  /** Days from the issue of an invoice until it's due. */
  daysToPay: number
  startsOn: string
  /** Missing as long as it has no end. */
  endsOn?: string
}

/** The list of fee agreements. */
export const FeeAgreementParameters = listParameters(['startsOn', 'endsOn', 'feePercent', 'communityName'], {
  community: only(communitySlug),
  startsOn: range(day),
  endsOn: range(day),
})
export type FeeAgreementParameters = Static<typeof FeeAgreementParameters>

const terms = {
  feePercent: Type.Integer({ minimum: 0, maximum: 200 }),
  daysToPay: Type.Integer({ minimum: 1, maximum: 180 }),
  startsOn: day,
  endsOn: Type.Optional(day),
}

/** A fee agreement with a community. */
export const NewFeeAgreement = Type.Object({ communityId: communitySlug, ...terms }, { additionalProperties: false })
export type NewFeeAgreement = Static<typeof NewFeeAgreement>

/** A correction of an agreement, or its end. Issued invoices keep what they were issued with. */
export const FeeAgreementChange = Type.Unsafe<{
  feePercent?: number
  daysToPay?: number
  startsOn?: string
  endsOn?: string | null
}>(changeOf(Type.Object(terms)))
export type FeeAgreementChange = Static<typeof FeeAgreementChange>

/** Fee agreements with communities. A move-in takes the fee of the one that applies on its day. [BIZ-003, WORK-013] */
export const feeAgreements = {
  list: {
    method: 'GET',
    path: '/platform/fee-agreements',
    status: 200,
    access: ['provider', 'admin'],
    summary: 'Lists fee agreements, by default newest first; providers see those of their communities',
    resource: 'fee-agreements',
    query: FeeAgreementParameters,
    response: pageOf<FeeAgreement>(),
  },
  get: {
    method: 'GET',
    path: '/platform/fee-agreements/:id',
    status: 200,
    access: ['provider', 'admin'],
    summary: 'Returns a fee agreement',
    resource: 'fee-agreements',
    response: of<FeeAgreement>(),
  },
  create: {
    method: 'POST',
    path: '/platform/fee-agreements',
    status: 201,
    access: ['admin'],
    summary: 'Adds a fee agreement with a community',
    resource: 'fee-agreements',
    body: NewFeeAgreement,
    response: of<FeeAgreement>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/fee-agreements/:id',
    status: 200,
    access: ['admin'],
    isVersioned: true,
    summary: 'Corrects a fee agreement, or ends it',
    resource: 'fee-agreements',
    body: FeeAgreementChange,
    response: of<FeeAgreement>(),
  },
} as const satisfies Endpoints
