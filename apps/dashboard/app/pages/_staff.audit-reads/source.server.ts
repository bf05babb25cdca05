import { readsSource } from '~/features/audit/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(readsSource)
