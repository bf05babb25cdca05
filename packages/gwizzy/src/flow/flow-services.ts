import type { AdvisorContact, Homebase } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import type { Attribution, GwizzyServices } from '../services'

/** The services of a whole conversion flow: the wizard's, and what the modals after it need. Each may be missing. */
export interface FlowServices extends GwizzyServices {
  /** What the family finds after its request, direct-to-consumer communities only. [FLOW-005, API-012] */
  getHomebase?: () => Promise<Homebase>
  /** An advisor by id. [FLOW-005] */
  getAgent?: (id: string) => Promise<AdvisorContact>
  /** Asks one community for pricing. What is sent twice under one `requestId` counts once. [CTA-004, API-049] */
  createProfileContactActionBySlug?: (slug: string, requestId: string) => Promise<unknown>
  /** Asks several communities for pricing at once. What is sent twice under one `requestId` counts once. [CTA-005, API-049] */
  createProfileContactActionBySlugs?: (slugs: string[], requestId: string) => Promise<unknown>
  /** Sends the browser to a path of this site. [FLOW-010, FLOW-013, FLOW-016] */
  navigate?: (path: string) => void
  /** Keeps the data of a completed wizard. [FLOW-003] */
  saveConversion?: (data: ConversionData) => void
}

/** What the host decides about a conversion flow. */
export interface FlowSettings {
  /** Whether several communities may be asked at once. [FLOW-006] */
  isOneToManyEnabled?: boolean
  /** `homebase` leads on to `/homebase` in place of the advisor's modal. [FLOW-010, FLOW-013] */
  contactMode?: 'modal' | 'homebase'
  /** Whether the family has been through an assessment before. [FLOW-013] */
  isAssessmentComplete?: boolean
  /** Where the request began: `/homebase` opens the modal of the same name. [HOME-001] */
  entryPoint?: 'communityPricing' | 'generalRecommendations' | 'speakExpert'
  /** The path of the page the flow was opened on. */
  actionPage?: string
  attribution?: Attribution
}
