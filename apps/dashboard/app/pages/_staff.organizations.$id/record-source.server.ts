import { endpoints } from '@pkg/api-client/server'
import { contactsSource } from '~/features/contacts/index.server'
import { invoicesSource } from '~/features/invoices/index.server'
import { contractsSource, membersSource } from '~/features/organizations/index.server'
import { mergeRuns } from '~/features/merges/index.server'
import { asSeen, receiveFields, type RecordCall, recordSource, relatedRows } from '~/features/records/index.server'
import { organization } from './record'

const { update, setCommunities } = endpoints.organizations

const receiveCommunities = receiveFields(setCommunities.body, (body, { api, id }) =>
  api.organizations.setCommunities({ id, ...body }),
)

/** Where an organization comes from, and where its forms go. [DASH-013] */
export const source = recordSource({
  kind: organization,
  load: ({ api, id }) => api.organizations.get({ id }),
  update: receiveFields(update.body, (body, sent) =>
    sent.api.organizations.update({ id: sent.id, ...body }, asSeen(sent)),
  ),
  actions: {
    'add-communities': { receive: receiveCommunities },
    'remove-communities': { receive: receiveCommunities },
    ...mergeRuns('organizations', {
      merged: async (api, id) => (await api.organizations.get({ id })).merged,
      undo: endpoints.organizations.undoMerge.body,
      send: (api, pair) => api.organizations.undoMerge(pair),
    }),
  },
})

/** Loads what belongs to an organization. Only admins see its invoices. [DASH-013, ROLE-010] */
export async function loadRelated(call: RecordCall) {
  const ofOrganization = { 'filter[organization]': call.id }
  const [members, people, contracts, invoices] = await Promise.all([
    relatedRows(call, membersSource, ofOrganization),
    relatedRows(call, contactsSource, { ...ofOrganization, 'filter[hasLeft]': 'false' }),
    relatedRows(call, contractsSource, ofOrganization),
    call.user.role === 'admin' ? relatedRows(call, invoicesSource, ofOrganization) : undefined,
  ])
  return { members, people, contracts, invoices }
}
