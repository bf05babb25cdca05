import { createClientFor } from '@pkg/api-client'
import { advisors, marketplaceClients, organizations, staffSearch } from '@pkg/api-client/routes'
import { base } from '../sign-in-path'

/** The part of the API that scripts of a page call themselves, at this site's own URL. */
export const browserApi = createClientFor(
  { advisors, marketplaceClients, organizations, staffSearch },
  { baseUrl: `${base}/api` },
)
