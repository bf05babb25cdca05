import { endpoints } from '@pkg/api-client/server'
import { asSeen, receiveFields, recordSource } from '~/features/records/index.server'
import { license } from './record'

const { update, check, remove } = endpoints.realEstateLicenses

/** Where a license of a real estate agent comes from, and where its forms go. [DASH-016, WORK-005] */
export const source = recordSource({
  kind: license,
  load: ({ api, id }) => api.realEstateLicenses.get({ id }),
  update: receiveFields(update.body, (body, sent) =>
    sent.api.realEstateLicenses.update({ id: sent.id, ...body }, asSeen(sent)),
  ),
  actions: {
    check: {
      receive: receiveFields(check.body, (body, sent) =>
        sent.api.realEstateLicenses.check({ id: sent.id, ...body }, asSeen(sent)),
      ),
    },
    remove: {
      receive: receiveFields(remove.body, (body, sent) =>
        sent.api.realEstateLicenses.remove({ id: sent.id, ...body }, asSeen(sent)),
      ),
    },
  },
})
