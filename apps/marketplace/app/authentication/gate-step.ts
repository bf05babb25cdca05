/** The fifteen modals of the gate. [AUTH-001] */
export const gateSteps = [
  'login-signup',
  'reset-password',
  'info-prompt',
  'provider-signup',
  'magic-link-expired',
  'signup',
  'customer-confirmation',
  'magic-link-success',
  'login-password',
  'agent-signup',
  'provider-find-community',
  'provider-claim-approval',
  'provider-not-found',
  'otp-login',
  'provider-confirmation',
] as const

/** One of the modals. */
export type GateStep = (typeof gateSteps)[number]

/** Whom the gate lets in. [AUTH-002] */
export type GateRole = 'customer' | 'provider' | 'agent'

/** What the gate knows, as its forms carry it along: each a text, so that it works without scripts too. [AUTH-002] */
export const gateFields = [
  'role',
  'action',
  'redirect',
  'status',
  'contact',
  'name',
  'email',
  'phone',
  'token',
  'purpose',
  'codeId',
  'channel',
  'stage',
  'agentId',
  'communityId',
  'communityName',
] as const

export type GateField = (typeof gateFields)[number]
export type GateData = Partial<Record<GateField, string>>

/** A community that a provider may choose. */
export interface FoundCommunity {
  id: string
  name: string
  address: string
}

/** What one modal shows. */
export interface GateView {
  step: GateStep
  data: GateData
  /** What is wrong, by the name of the field. */
  errors: Record<string, string>
  /** What was typed before, where the same modal is shown again. */
  typed?: Record<string, string>
  /** What is wrong beside the fields. */
  problem?: string
  /** What went well without leading on, such as a letter that is on its way. */
  notice?: string
  found?: FoundCommunity[]
  /** Whether the person is signed in by now: leaving the gate is then a success. */
  isSignedIn?: boolean
}

/** What a modal's form leads to: another modal, or through the gate. */
export type GateAnswer = { kind: 'view'; view: GateView } | { kind: 'passed'; redirect: string }

export const viewOf = (step: GateStep, data: GateData, more: Partial<GateView> = {}): GateView => ({
  step,
  data,
  errors: {},
  ...more,
})

export const isGateStep = (text: unknown): text is GateStep => gateSteps.some((step) => step === text)

/** The role that a text names; a customer unless told otherwise. [ROLE-002] */
export function gateRoleOf(text: unknown): GateRole {
  return text === 'provider' || text === 'agent' ? text : 'customer'
}
