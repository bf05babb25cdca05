import { endpoints } from '@pkg/api-client/server'
import { invoiceRow } from '~/features/invoices'
import { listServices, listSource } from '~/features/lists/index.server'
import { invoices } from './list'

/** Where invoices and credit notes come from: those of a provider’s communities, or all. */
export const source = listSource({
  list: invoices,
  endpoint: endpoints.invoices.list,
  load: (api, query) => api.invoices.list(query),
  toRow: invoiceRow,
})

export const services = listServices(source)
