import { toursSource } from '~/features/tours/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(toursSource)
