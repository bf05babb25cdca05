/** The fifteen steps of the gate, where people sign in or sign up. [AUTH-001] */
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

/** A step of the gate. */
export type GateStep = (typeof gateSteps)[number]

/** Who the gate is for. [AUTH-002] */
export type GateRole = 'customer' | 'provider' | 'agent'

/** What the gate's forms carry from step to step, as hidden fields, so they work without scripts. [AUTH-002] */
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

/** The name of a value that every step of the gate keeps. */
export type GateField = (typeof gateFields)[number]

/** The values that every step of the gate keeps. */
export type GateData = Partial<Record<GateField, string>>

/** A community that a provider can claim. */
export interface FoundCommunity {
  id: string
  name: string
  address: string
}

/** What one step shows. */
export interface GateView {
  step: GateStep
  data: GateData
  /** What to correct, by the name of the field. */
  errors: Record<string, string>
  /** What was typed, when the same step is shown again. */
  typed?: Record<string, string>
  /** What went wrong, if no field is the cause. */
  error?: string
  /** What we did, such as sending an email. */
  notice?: string
  found?: FoundCommunity[]
  /** The name of the community that the person was reading about, if the step says what an account is for. */
  communityName?: string
  /** Whether the person is signed in by now. Leaving the gate then counts as success. */
  isSignedIn?: boolean
}

/** The result of a step's form: another step, or a redirect that leaves the gate. */
export type GateResult = { kind: 'view'; view: GateView } | { kind: 'passed'; redirect: string }

/** Creates what a step shows. */
export const createView = (step: GateStep, data: GateData, more: Partial<GateView> = {}): GateView => ({
  step,
  data,
  errors: {},
  ...more,
})

/** Returns whether a value names a step. */
export const isGateStep = (text: unknown): text is GateStep => gateSteps.some((step) => step === text)
