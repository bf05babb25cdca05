import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { invoiceRow } from './invoice-row'
import { invoices } from './list'

/** Where invoices and credit notes come from: those of a provider’s communities, or all. */
export const invoicesSource = listSource({
  list: invoices,
  endpoint: endpoints.invoices.list,
  load: (api, query) => api.invoices.list(query),
  toRow: invoiceRow,
})
