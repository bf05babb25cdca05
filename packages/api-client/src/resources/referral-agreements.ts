import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins } from '../roles'
import { agentId } from '../schemas/ids'
import { listParameters, range, reference } from '../schemas/list-parameters'
import { changeOf, day, strictObject } from '../schemas/record'
import { formMark } from '../schemas/text'

/**
 * What a real estate agent agreed to pay us for homes that families sell or buy, from a day until another, both included: a percentage of the agent's
 * commission, or a fixed amount. [DASH-016]
 */
export interface ReferralAgreement {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  agentId: string
  agentName: string
  feePercent?: number
  feeCents?: number
  startsOn: string
  /** Missing as long as it has no end. */
  endsOn?: string
  /** Where the signed agreement is. */
  paperUrl?: string
}

/** The list of referral agreements. */
export const ReferralAgreementParameters = listParameters(['agentName', 'startsOn', 'endsOn'], {
  agent: reference(agentId),
  startsOn: range(day),
  endsOn: range(day),
})
export type ReferralAgreementParameters = Static<typeof ReferralAgreementParameters>

/** The URL of a document. */
const documentUrl = Type.String({
  pattern: '^https://[^\\s<>"]+$',
  maxLength: 500,
  [formMark]: 'a link that begins with https://',
})

const terms = {
  feePercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  feeCents: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  startsOn: day,
  endsOn: Type.Optional(day),
  paperUrl: Type.Optional(documentUrl),
}

/** A referral agreement with a real estate agent. It has either a percentage or an amount. */
export const NewReferralAgreement = strictObject({ agentId, ...terms })
export type NewReferralAgreement = Static<typeof NewReferralAgreement>

/** A correction of an agreement, or its end. A percentage replaces an amount, and an amount a percentage. */
export const ReferralAgreementChange = Type.Unsafe<{
  feePercent?: number | null
  feeCents?: number | null
  startsOn?: string
  endsOn?: string | null
  paperUrl?: string | null
}>(changeOf(Type.Object(terms)))
export type ReferralAgreementChange = Static<typeof ReferralAgreementChange>

const resource = 'referral-agreements'
const readers = ['real-estate-agent', 'admin'] as const

/** Referral agreements with real estate agents. The fee of a home comes from the agreement in effect on the closing date. [DASH-016] */
export const referralAgreements = {
  list: {
    method: 'GET',
    path: '/platform/referral-agreements',
    status: 200,
    access: readers,
    summary: 'Lists referral agreements with real estate agents, by default newest first; agents see their own',
    resource,
    query: ReferralAgreementParameters,
    response: pageOf<ReferralAgreement>(),
  },
  get: {
    method: 'GET',
    path: '/platform/referral-agreements/:id',
    status: 200,
    access: readers,
    summary: 'Returns a referral agreement with a real estate agent',
    resource,
    response: of<ReferralAgreement>(),
  },
  create: {
    method: 'POST',
    path: '/platform/referral-agreements',
    status: 201,
    access: admins,
    summary: 'Adds a referral agreement with a real estate agent',
    resource,
    body: NewReferralAgreement,
    response: of<ReferralAgreement>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/referral-agreements/:id',
    status: 200,
    access: admins,
    isVersioned: true,
    summary: 'Corrects a referral agreement, or ends it',
    resource,
    body: ReferralAgreementChange,
    response: of<ReferralAgreement>(),
  },
} as const satisfies Endpoints
