import type { GwizzyServices } from '@pkg/gwizzy'
import { gwizzyServices, wizardClient } from '@pkg/gwizzy/services'

/** What the wizard needs from outside, answered by the API under this site's own address. [API-049] */
export const wizardServices = (): GwizzyServices => gwizzyServices(wizardClient({ baseUrl: '/api' }))
