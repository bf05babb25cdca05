import { communitiesSource } from '~/features/communities/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(communitiesSource)
