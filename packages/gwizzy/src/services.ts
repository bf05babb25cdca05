import type {
  CallerChoice,
  CareLevel,
  ConversionSchemaType,
  LocationAnswer,
  MonthlyCost,
  UserAction,
  UserActionData,
} from '@pkg/domain'
import type { AnswerChange } from './answers/answers'
import type { ConversionData } from './answers/conversion-data'
import type { AnyStepId } from './machines/step-ids'

/** The contact info of a request. */
export interface Contact {
  name?: string
  phone?: string
  email?: string
}

/** The server's check of one value. `carrierType` is `mobile` for a mobile phone. [VAL-017, API-043] */
export interface FieldCheck {
  isValid: boolean
  reason?: string
  carrierType?: string
}

/** A place found by a search, and the part that a request stores. */
export interface Place {
  /** The place as people read it, such as `Fort Collins, CO`. */
  label: string
  /** The kind of place, in a less prominent word. */
  hint?: string
  searchParams: LocationAnswer['searchParams']
}

/** The request whose callers to choose. */
export interface CallerRequest extends Pick<UserActionData, 'city' | 'state' | 'zip' | 'consultationRequested'> {
  /** The requested communities. */
  slugs: string[]
}

/** An event for an analytics service. [GWZ-103, GWZ-108] */
export type WizardReport =
  | { name: 'step-completed' | 'step-previous'; schema: string; step: AnyStepId }
  | { name: 'completed' | 'submitted'; schema: string }

/** What happened at a step of a run of the wizard. `n` is the place of the event in its run, from 0. */
export interface StepEvent {
  n: number
  step: AnyStepId
  kind: 'seen' | 'answered' | 'came-back' | 'sent'
}

/** At which steps a run of the wizard was. The run has a random ID of its own, and nothing leads to the person or the request. [WORK-014] */
export interface StepReport {
  runId: string
  schema: ConversionSchemaType
  schemaVersion: number
  events: StepEvent[]
}

/**
 * The wizard's external services, with the names of API-049. Each can be missing: the wizard then continues as if it had succeeded or
 * found the value valid. A rejection can carry the HTTP `status` and the `code` of the API's error.
 */
export interface GwizzyServices {
  /**
   * Chooses who will call, before the phone number is requested. Without it, the wizard names the operator's advisors, and the server
   * chooses one after the request. [TRUTH-001]
   */
  chooseCallers?: (request: CallerRequest) => Promise<CallerChoice>
  /** Returns what a community costs a month for the given care, or rejects if no one knows. [TRUST-012, TRUTH-010] */
  getCost?: (request: { slug: string; care: CareLevel; isForTwo: boolean }) => Promise<MonthlyCost>
  /** Checks phone or email on the server. [API-043] */
  applyFormValidation?: (values: { phone?: string; email?: string }) => Promise<{
    phone?: FieldCheck
    email?: FieldCheck
  }>
  /**
   * Creates the user of a request, or updates the session's user. Rejects with status 409 for a known user. The user counts as new unless
   * the result, `{ id, created }`, says otherwise. [API-004]
   */
  createOrUpdateUser?: (contact: Contact) => Promise<unknown>
  /** Stores one action per `requestId`, even if it's sent twice. [API-006] */
  createUuidAction?: (action: UserAction) => Promise<unknown>
  /** Returns whether the community requires the resident's name. [API-010] */
  isGwizzyQuestion?: (question: { questionType: 'residentName'; communitySlug: string }) => Promise<{
    info: { isResidentNameRequired: boolean }
  }>
  /** Finds places by city, locality, or ZIP code as a person types. Without it, the field takes plain text. [GWZ-087] */
  searchPlaces?: (query: string, signal: AbortSignal) => Promise<Place[]>
  /** Counts at which steps people are. Called with several events at a time, and again with those of a call that failed. [WORK-014] */
  reportSteps?: (report: StepReport) => Promise<unknown>
  /** Receives the wizard's analytics events. */
  track?: (report: WizardReport) => void
  /** Logs failures that the wizard tolerates. [ERR-009] */
  log?: (message: string, error: unknown) => void
  /** Called when the wizard is done, three seconds after the lead. [GWZ-113] */
  onConversionDone?: (data: ConversionData, isUserCreated: boolean) => void
  /** Called when the post-conversion wizard is done, two seconds after its action. [POST-017] */
  onPostConversionDone?: () => void
}

/** The signed-in person. `phoneNumber` applies if `phone` is missing. [DATA-005, GWZ-097] */
export interface Visitor extends Contact {
  id?: string
  phoneNumber?: string
}

/** The source of a request, as user actions include it. [DATA-009] */
export interface Attribution {
  entry?: string
  cta?: string
  affiliateSource?: string
  leadSource?: string
  channel?: string
  medium?: string
  pricingCareType?: string
  pricingRoomType?: string
}

/** The host's settings for a wizard. */
export interface WizardSettings {
  /** Whether UserLocation is asked. [GWZ-008] */
  isLocationStepEnabled?: boolean
  /** Whether “I'd rather not be called” answers the phone step. The family is then served by email. Off by default. [TRUST-006] */
  isPhoneOptional?: boolean
  /** Shows the same questions as a narrow conversation. [GWZ-072] */
  isChatMode?: boolean
  /** The path of the page on which the wizard was opened. */
  actionPage?: string
  attribution?: Attribution
  /**
   * The affiliate partner that referred the family. The wizard starts at the contact steps with the partner's answers. [GWZ-096, GWZ-099,
   * GWZ-100]
   */
  affiliatePartner?: { name: string; answers?: AnswerChange }
  /** Whether the wizard doesn't report its steps, although `reportSteps` is there. [WORK-014] */
  isStatisticsOff?: boolean
  /** The language of the questions, and so of the consent wordings that a request names. English by default. [TRUTH-002] */
  language?: string
  /** Answers known from other sources, such as a stored email. [GWZ-096] */
  prefill?: AnswerChange
}
