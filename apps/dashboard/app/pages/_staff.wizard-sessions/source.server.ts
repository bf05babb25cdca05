import { listServices } from '~/features/lists/index.server'
import { wizardSessionsSource } from '~/features/wizard-sessions/index.server'

export const services = listServices(wizardSessionsSource)
