import { invoicesSource } from '~/features/invoices/index.server'
import { listServices } from '~/features/lists/index.server'

export const services = listServices(invoicesSource)
