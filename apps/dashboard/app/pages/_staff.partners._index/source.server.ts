import { partnersSource } from '~/features/partners/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(partnersSource)
