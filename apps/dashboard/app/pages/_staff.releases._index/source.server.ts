import { sharesSource } from '~/features/shares/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(sharesSource)
