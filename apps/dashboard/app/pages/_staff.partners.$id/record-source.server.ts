import { endpoints } from '@pkg/api-client/server'
import { asSeen, receiveFields, recordSource } from '~/features/records/index.server'
import { partnerPage } from './partner-page'
import { partner } from './record'

const { update, endKey } = endpoints.partners

const setActive = (isActive: boolean) => ({
  receive: receiveFields(
    update.body,
    (body, sent) => sent.api.partners.update({ id: sent.id, ...body }, asSeen(sent)),
    { values: { isActive } },
  ),
})

/** Where a partner comes from, and where its forms go. [WORK-012] */
export const source = recordSource({
  kind: partner,
  load: async ({ api, id, clock }) => partnerPage(await api.partners.get({ id }), clock),
  update: receiveFields(update.body, (body, sent) => sent.api.partners.update({ id: sent.id, ...body }, asSeen(sent))),
  actions: {
    'end-key': { receive: receiveFields(endKey.body, (body, { api, id }) => api.partners.endKey({ id, ...body })) },
    stop: setActive(false),
    start: setActive(true),
  },
})
