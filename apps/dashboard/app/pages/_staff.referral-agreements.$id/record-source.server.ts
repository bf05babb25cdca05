import { endpoints } from '@pkg/api-client/server'
import { asSeen, receiveFields, recordSource } from '~/features/records/index.server'
import { agreement } from './record'

/** Where a referral agreement comes from, and where its corrections go. [DASH-016, WORK-005] */
export const source = recordSource({
  kind: agreement,
  load: ({ api, id }) => api.referralAgreements.get({ id }),
  update: receiveFields(endpoints.referralAgreements.update.body, (body, sent) =>
    sent.api.referralAgreements.update({ id: sent.id, ...body }, asSeen(sent)),
  ),
})
