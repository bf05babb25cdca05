import { importsSource } from '~/features/imports/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(importsSource)
