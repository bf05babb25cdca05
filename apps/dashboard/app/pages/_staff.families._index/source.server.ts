import { familySource, receivedSource } from '~/features/families/index.server'
import { listServices } from '~/features/lists/index.server'

/** Recipients see other columns of families than staff. */
export const services = [listServices(familySource), listServices(receivedSource)]
