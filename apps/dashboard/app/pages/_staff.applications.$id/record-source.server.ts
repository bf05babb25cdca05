import { endpoints } from '@pkg/api-client/server'
import { approvedStatus } from '@pkg/domain'
import { receiveFields, recordSource } from '~/features/records/index.server'
import { application } from './record'

const decide = (status: 0 | typeof approvedStatus) =>
  receiveFields(endpoints.adminAgents.decide.body, (body, { api, id }) => api.adminAgents.decide({ id, ...body }), {
    values: { status },
  })

/** Where an application comes from, and where its decision goes. [API-027, AGENT-004] */
export const source = recordSource({
  kind: application,
  async load({ api, id }) {
    const [found, { items }] = await Promise.all([api.adminAgents.get({ id }), api.agentDocuments.list({ id })])
    return { ...found, files: items.map(({ id: documentId, kind }) => ({ id: documentId, kind })) }
  },
  actions: {
    approve: { receive: decide(approvedStatus), to: () => '/applications?saved=approved' },
    decline: { receive: decide(0), to: () => '/applications?saved=application-declined' },
  },
})
