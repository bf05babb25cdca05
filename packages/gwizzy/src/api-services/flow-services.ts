import { advisorContact, contactWording, namedWording, type UserAction } from '@pkg/domain'
import type { FlowServices } from '../flow/flow-services'
import type { Attribution } from '../services'
import { gwizzyServices } from './gwizzy-services'
import { pagePath } from './page-path'
import type { FlowApi } from './wizard-api'

/** What the page adds to a flow's requests. */
export interface FlowPage {
  /** The path of the page, included in every action. Defaults to the browser's. */
  actionPage?: string
  language?: 'en' | 'es'
  attribution?: Attribution
}

/** Returns the services of the wizard and the modals after it, backed by the API. [API-012, API-049, FLOW-005] */
export function flowServices(
  api: FlowApi,
  { actionPage, language = 'en', attribution = {} }: FlowPage = {},
): FlowServices {
  const { createUuidAction, ...services } = gwizzyServices(api, language)
  const wordingsFor = (noCalls: boolean) =>
    [namedWording(contactWording(noCalls), language)].flatMap((named) => named ?? [])
  // The server knows the family by its first request, so the contact info isn't sent again.
  const requestPricing = (
    requestId: string,
    request: Pick<UserAction['actionInfo'], 'slug' | 'slugs' | 'callerChoiceId'>,
    noCalls = false,
  ) =>
    createUuidAction?.({
      actionType: 'pricing-request',
      actionPage: actionPage ?? pagePath(),
      actionInfo: {
        requestId,
        status: 'complete',
        data: { ...attribution, ...(noCalls && { noCalls }), wordings: wordingsFor(noCalls) },
        contactType: 'online',
        ...request,
      },
    }) ?? Promise.resolve()
  return {
    ...services,
    ...(createUuidAction && { createUuidAction }),
    getHomebase: () => api.homebase.get({ id: 'me', 'filter[d2c]': 'eq:true', include: 'all', language }),
    getAgent: async (id) => advisorContact(await api.agents.get({ id })),
    createProfileContactActionBySlug: (slug, requestId) => requestPricing(requestId, { slug }),
    createProfileContactActionBySlugs: (slugs, requestId, callerChoiceId, noCalls) =>
      requestPricing(requestId, { slugs, ...(callerChoiceId && { callerChoiceId }) }, noCalls),
  }
}
