import { createClient } from '@pkg/api-client'
import type { GwizzyServices } from '@pkg/gwizzy'

/** What the wizard needs from outside, answered by the API under this site's own address. [API-049] */
export function wizardServices(): GwizzyServices {
  const api = createClient({ baseUrl: '/api' })
  return {
    applyFormValidation: (values) => api.communications.validate(values),
    createOrUpdateUser: (contact) => api.users.create(contact),
    // The same request id and status is the same request, however often it is sent.
    createUuidAction: (action) =>
      api.uuidActions.create(action, { idempotencyKey: `${action.actionInfo.requestId}:${action.actionInfo.status}` }),
    isGwizzyQuestion: (question) => api.gwizzy.question(question),
    async searchPlaces(typed, signal) {
      const { items } = await api.places.search({ q: typed, limit: 8 }, { signal })
      return items.flatMap(({ id, kind, name, state, zip }) =>
        kind === 'state'
          ? []
          : [
              {
                id,
                label: zip ? `${name}, ${state} ${zip}` : `${name}, ${state}`,
                searchParams: { city: name, state, zip: zip ?? '' },
              },
            ],
      )
    },
  }
}
