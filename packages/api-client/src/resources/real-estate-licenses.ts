import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins } from '../roles'
import { agentId } from '../schemas/ids'
import { listParameters, range, reference } from '../schemas/list-parameters'
import { changeOf, day, strictObject } from '../schemas/record'
import { line, stateCode } from '../schemas/text'

/** A license of a real estate agent in a state. [DASH-016] */
export interface RealEstateLicense {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  agentId: string
  agentName: string
  state: string
  number: string
  /** The last day on which it's valid, if it expires. */
  validUntil?: string
  /** The day on which an admin found it in public records. A change of the license removes its check. */
  checkedOn?: string
  /** The admin who checked it. */
  checkedBy?: string
  /** Where the admin found it: a link or words. */
  checkSource?: string
  /** When an admin removed it, and why. */
  removedOn?: string
  removeReason?: string
  createdAt: string
}

/** The list of licenses that weren't removed. */
export const RealEstateLicenseParameters = listParameters(['agentName', 'state', 'validUntil', 'checkedOn'], {
  agent: reference(agentId),
  state: reference(stateCode),
  validUntil: range(day),
  checkedOn: range(day),
})
export type RealEstateLicenseParameters = Static<typeof RealEstateLicenseParameters>

const facts = { state: stateCode, number: line(40), validUntil: Type.Optional(day) }

/** A license of a real estate agent. */
export const NewRealEstateLicense = strictObject({ agentId, ...facts })
export type NewRealEstateLicense = Static<typeof NewRealEstateLicense>

/** A change of a license. Only admins change the state. */
export const RealEstateLicenseChange = Type.Unsafe<{ state?: string; number?: string; validUntil?: string | null }>(
  changeOf(Type.Object(facts)),
)
export type RealEstateLicenseChange = Static<typeof RealEstateLicenseChange>

/** Where an admin found a license: a link or words. */
export const RealEstateLicenseCheck = strictObject({ source: line(500) })
export type RealEstateLicenseCheck = Static<typeof RealEstateLicenseCheck>

/** Why a license is removed. */
export const RealEstateLicenseRemoval = strictObject({ reason: line(500) })
export type RealEstateLicenseRemoval = Static<typeof RealEstateLicenseRemoval>

const resource = 'real-estate-licenses'
const readers = ['real-estate-agent', 'admin'] as const

/** Licenses of real estate agents, for admins and the agents themselves. [DASH-016, WORK-012] */
export const realEstateLicenses = {
  list: {
    method: 'GET',
    path: '/platform/real-estate-licenses',
    status: 200,
    access: readers,
    summary: 'Lists licenses of real estate agents, by default by agent and state; agents see their own',
    resource,
    query: RealEstateLicenseParameters,
    response: pageOf<RealEstateLicense>(),
  },
  get: {
    method: 'GET',
    path: '/platform/real-estate-licenses/:id',
    status: 200,
    access: readers,
    summary: 'Returns a license of a real estate agent',
    resource,
    response: of<RealEstateLicense>(),
  },
  create: {
    method: 'POST',
    path: '/platform/real-estate-licenses',
    status: 201,
    access: admins,
    summary: 'Adds a license of a real estate agent',
    resource,
    body: NewRealEstateLicense,
    response: of<RealEstateLicense>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/real-estate-licenses/:id',
    status: 200,
    access: readers,
    isVersioned: true,
    summary: 'Changes a license, which then has to be checked again',
    resource,
    body: RealEstateLicenseChange,
    response: of<RealEstateLicense>(),
  },
  check: {
    method: 'POST',
    path: '/platform/real-estate-licenses/:id/check',
    status: 200,
    access: admins,
    isVersioned: true,
    summary: 'Records that you found the license today, and where',
    resource,
    body: RealEstateLicenseCheck,
    response: of<RealEstateLicense>(),
  },
  remove: {
    method: 'POST',
    path: '/platform/real-estate-licenses/:id/removal',
    status: 200,
    access: admins,
    isVersioned: true,
    summary: 'Removes a license, with a reason',
    resource,
    body: RealEstateLicenseRemoval,
    response: of<RealEstateLicense>(),
  },
} as const satisfies Endpoints
