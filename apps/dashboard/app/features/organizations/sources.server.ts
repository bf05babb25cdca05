import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { organizations } from './list'
import { contracts, members } from './related-lists'
import { contractRow, memberRow, organizationRow } from './rows'

/** Where organizations come from. */
export const organizationsSource = listSource({
  list: organizations,
  endpoint: endpoints.organizations.list,
  load: (api, query) => api.organizations.list(query),
  toRow: organizationRow,
})

/** Where the communities of an organization come from. */
export const membersSource = listSource({
  list: members,
  endpoint: endpoints.organizationCommunities.list,
  load: (api, query) => api.organizationCommunities.list(query),
  toRow: memberRow,
})

/** Where the contracts of an organization come from. */
export const contractsSource = listSource({
  list: contracts,
  endpoint: endpoints.agentsCommunityContracts.list,
  load: (api, query) => api.agentsCommunityContracts.list(query),
  toRow: contractRow,
})
