import { listServices } from '~/features/lists/index.server'
import { rosterSource } from '~/features/roster/index.server'

export const source = rosterSource('real-estate')
export const services = listServices(source)
