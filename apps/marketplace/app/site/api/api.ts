import { createClient } from '@pkg/api-client'

/** The API at this site's own URL. */
export const api = createClient({ baseUrl: '/api' })
