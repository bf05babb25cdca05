import type { LocationAnswer, UserAction } from '@pkg/domain'
import type { AnswerChange } from './answers/answers'
import type { ConversionData } from './answers/conversion-data'
import type { AnyStepId } from './machines/step-ids'

/** Whom a request comes from. */
export interface Contact {
  name?: string
  phone?: string
  email?: string
}

/** What a server found out about one value. `carrierType` is `mobile` for a mobile phone. [VAL-017, API-043] */
export interface FieldCheck {
  isValid: boolean
  reason?: string
  carrierType?: string
}

/** A place that a search found, and what a request keeps of it. */
export interface Place {
  /** As people read it, such as `Fort Collins, CO`. */
  label: string
  /** A quieter word: what kind of place it is. */
  hint?: string
  searchParams: LocationAnswer['searchParams']
}

/** What the wizard reports to an analytics service. [GWZ-103, GWZ-108] */
export type WizardReport =
  | { name: 'step-completed' | 'step-previous'; schema: string; step: AnyStepId }
  | { name: 'completed' | 'submitted'; schema: string }

/**
 * Everything outside that the wizard needs, under the names of API-049. Each service may be missing: the wizard then goes on
 * as if it had worked or had found the value valid. A rejection may carry the HTTP `status`.
 */
export interface GwizzyServices {
  /** Checks phone or email with the server. [API-043] */
  applyFormValidation?: (values: { phone?: string; email?: string }) => Promise<{
    phone?: FieldCheck
    email?: FieldCheck
  }>
  /**
   * Creates the user of a request, or updates the one known by the session. Rejects with status 409 for a known one. The user
   * counts as new unless the answer, `{ id, created }`, says otherwise. [API-004]
   */
  createOrUpdateUser?: (contact: Contact) => Promise<unknown>
  /** Keeps one action per `requestId`: what is sent twice is stored once. [API-006] */
  createUuidAction?: (action: UserAction) => Promise<unknown>
  /** Whether the community wants to know the resident's name. [API-010] */
  isGwizzyQuestion?: (question: { questionType: 'residentName'; communitySlug: string }) => Promise<{
    info: { isResidentNameRequired: boolean }
  }>
  /** Finds places by city, locality or zip while a person types; without it the field takes plain text. [GWZ-087] */
  searchPlaces?: (query: string, signal: AbortSignal) => Promise<Place[]>
  /** Takes the wizard's events for analytics. */
  track?: (report: WizardReport) => void
  /** Hears of failures that the wizard tolerates. [ERR-009] */
  log?: (message: string, error: unknown) => void
  /** Called once the wizard is through, three seconds after the lead action. [GWZ-113] */
  onConversionDone?: (data: ConversionData, isUserCreated: boolean) => void
  /** Called once the post-conversion wizard is through, two seconds after its action. [POST-017] */
  onPostConversionDone?: () => void
}

/** The signed-in person. `phoneNumber` counts where `phone` is missing. [DATA-005, GWZ-097] */
export interface Visitor extends Contact {
  id?: string
  phoneNumber?: string
}

/** Where a request started and what brought the person there, as lead actions carry it. [DATA-009] */
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

/** What the host decides about a wizard. */
export interface WizardSettings {
  /** Whether UserLocation is asked. [GWZ-008] */
  isLocationStepEnabled?: boolean
  /** Lays the same questions out as a narrow conversation. [GWZ-072] */
  isChatMode?: boolean
  /** The path of the page the wizard was opened on. */
  actionPage?: string
  attribution?: Attribution
  /** The affiliate partner that sent the family: the wizard starts at the contact steps, with what the partner knows. [GWZ-096, GWZ-099, GWZ-100] */
  affiliatePartner?: { name: string; answers?: AnswerChange }
  /** Answers known from elsewhere, such as a stored email. [GWZ-096] */
  prefill?: AnswerChange
}
