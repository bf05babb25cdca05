import { endpoints } from '@pkg/api-client/server'
import { homePage } from '~/features/homes'
import { asSeen, receiveFields, recordSource } from '~/features/records/index.server'
import { lead } from './record'

const change = receiveFields(endpoints.realEstateReferrals.update.body, (body, sent) =>
  sent.api.realEstateReferrals.update({ id: sent.id, ...body }, asSeen(sent)),
)

/** Where a home that a family sells or buys comes from, and where its changes go. [DASH-016, WORK-005] */
export const source = recordSource({
  kind: lead,
  load: async ({ api, id, clock }) => homePage(await api.realEstateReferrals.get({ id }), [], clock),
  update: change,
  actions: { stage: { receive: change }, offer: { receive: change } },
})
