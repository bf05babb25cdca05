import { contentSource } from '~/features/content/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(contentSource)
