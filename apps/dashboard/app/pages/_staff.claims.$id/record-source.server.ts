import { endpoints } from '@pkg/api-client/server'
import { receiveFields, recordSource } from '~/features/records/index.server'
import { formatMoment } from '~/site/server/times'
import { claim } from './record'

const decide = (status: 'approved' | 'declined') =>
  receiveFields(endpoints.adminClaims.decide.body, (body, { api, id }) => api.adminClaims.decide({ id, ...body }), {
    values: { status },
  })
const approve = { receive: decide('approved'), to: () => '/claims?saved=approved' }

/** Where a claim comes from, and where its decision goes. [API-020] */
export const source = recordSource({
  kind: claim,
  async load({ api, id, clock }) {
    const found = await api.adminClaims.get({ id })
    return { ...found, sentAt: formatMoment(found.createdAt, clock) }
  },
  actions: {
    approve,
    'approve-unlisted': approve,
    decline: { receive: decide('declined'), to: () => '/claims?saved=claim-declined' },
  },
})
