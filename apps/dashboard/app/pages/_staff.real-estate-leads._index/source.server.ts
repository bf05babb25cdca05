import { leadsSource } from '~/features/homes/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(leadsSource)
