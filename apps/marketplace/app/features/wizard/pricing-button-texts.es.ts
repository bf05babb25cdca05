import type { Translated } from '@pkg/domain'
import type * as english from './pricing-button-texts'

export const pricingButtonTexts: Translated<typeof english.pricingButtonTexts> = {
  getPricing: 'Pedir precios',
  requesting: 'Enviando…',
  pricingRequested: 'Precios pedidos',
}
