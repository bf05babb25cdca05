import { contactsSource } from '~/features/contacts/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(contactsSource)
