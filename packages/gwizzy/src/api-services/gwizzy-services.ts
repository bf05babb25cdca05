import type { UserAction } from '@pkg/domain'
import type { GwizzyServices, Place } from '../services'
import { placeText } from '../steps/place-text'
import type { WizardApi } from './wizard-api'

/** The number of places that a search offers. */
const maxPlaces = 8

/** Returns the wizard's services, backed by the API. [API-049] */
export function gwizzyServices(api: WizardApi, language: 'en' | 'es' = 'en'): GwizzyServices {
  return {
    chooseCallers: (request) => api.callerChoices.create({ ...request, language }),
    getCost: ({ slug, care, isForTwo }) =>
      api.costEstimates.get({ id: slug, care, ...(isForTwo && { 'for-two': 'true' }) }),
    applyFormValidation: (values) => api.communications.validate(values),
    createOrUpdateUser: (contact) => api.users.create(contact),
    createUuidAction: (action) => api.uuidActions.create(action, { ...idempotency(action), keepalive: true }),
    reportSteps: (report) => api.wizardEvents.create(report, { keepalive: true }),
    isGwizzyQuestion: (question) => api.gwizzy.question(question),
    async searchPlaces(typed, signal) {
      const { items } = await api.places.search({ q: typed, limit: maxPlaces }, { signal })
      return items.flatMap(({ kind, name: city, state, zip = '' }): Place[] => {
        const searchParams = { city, state, zip }
        return kind === 'state' ? [] : [{ label: placeText(searchParams), searchParams }]
      })
    },
  }
}

/**
 * Returns the idempotency key of a complete action, which is sent once. A pending one has none, because it's sent again with each corrected
 * email address. [GWZ-105]
 */
function idempotency({ actionType, actionInfo: { requestId, status } }: UserAction) {
  return status === 'complete' ? { idempotencyKey: `${actionType}:${requestId}:${status}` } : {}
}
