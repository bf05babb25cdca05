import { listServices } from '~/features/lists/index.server'
import { suggestedEditsSource } from '~/features/suggested-edits/index.server'

export const services = listServices(suggestedEditsSource)
