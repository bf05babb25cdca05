import { familySource } from '~/features/families/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(familySource)
