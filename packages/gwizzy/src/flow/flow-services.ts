import type { AdvisorContact, Homebase } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import type { Attribution, GwizzyServices } from '../services'

/** The services of a whole conversion flow: the wizard's, and those of the modals after it. Each can be missing. */
export interface FlowServices extends GwizzyServices {
  /** Returns what the family sees after its request, with direct-to-consumer communities only. [FLOW-005, API-012] */
  getHomebase?: () => Promise<Homebase>
  /** Returns an advisor by id. [FLOW-005] */
  getAgent?: (id: string) => Promise<AdvisorContact>
  /**
   * Requests pricing from one community with the contact info that the server knows. The page must have shown the wording for calls: see
   * `RequestReview`. Repeats under one `requestId` count once. [CTA-004, API-049, TRUTH-002]
   */
  createProfileContactActionBySlug?: (slug: string, requestId: string) => Promise<unknown>
  /**
   * Requests pricing from several communities together. Repeats under one `requestId` count once. `callerChoiceId` names the callers that the family
   * was shown, and `noCalls` says that it would rather not be called. [CTA-005, API-049, TRUTH-001]
   */
  createProfileContactActionBySlugs?: (
    slugs: string[],
    requestId: string,
    callerChoiceId?: string,
    noCalls?: boolean,
  ) => Promise<unknown>
  /** Navigates to a path of this site. [FLOW-010, FLOW-013, FLOW-016] */
  navigate?: (path: string, options?: NavigateOptions) => void
  /** Saves the data of a completed wizard. [FLOW-003] */
  saveConversion?: (data: ConversionData) => void
}

/** How a flow leaves its page. */
export interface NavigateOptions {
  /** Whether the new page takes the place of the current history entry, which is the wizard's own: see `followsBrowserBack`. */
  replaces: boolean
}

/** The host's settings for a conversion flow. */
export interface FlowSettings {
  /** Whether several communities can be requested together. [FLOW-006] */
  isOneToManyEnabled?: boolean
  /** `homebase` navigates to `/homebase` instead of the advisor's modal. [FLOW-010, FLOW-013] */
  contactMode?: 'modal' | 'homebase'
  /** Whether the family completed an assessment before. [FLOW-013] */
  isAssessmentComplete?: boolean
  /** The entry point of the request. `/homebase` opens the modal with the same name. [HOME-001] */
  entryPoint?: 'communityPricing' | 'generalRecommendations' | 'speakExpert'
  /** The path of the page on which the flow was opened. */
  actionPage?: string
  attribution?: Attribution
}
