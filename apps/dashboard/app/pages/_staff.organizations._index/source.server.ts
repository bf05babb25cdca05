import { listServices } from '~/features/lists/index.server'
import { organizationsSource } from '~/features/organizations/index.server'

export const services = listServices(organizationsSource)
