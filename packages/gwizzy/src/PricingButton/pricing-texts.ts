import type { Language, Translated } from '../texts/texts'

const en = {
  getPricing: 'Get pricing',
  requesting: 'Requesting',
  /** [CTA-001] */
  requested: 'Pricing Requested',
  /** [CTA-004] */
  wasRequested: (community: string) => `Pricing for ${community} has been requested`,
  /** [ERR-012] */
  failed: 'Opps. Something went wrong, please try again!',
  headers: { Success: 'Success', Error: 'Error' },
} as const

/** The texts of a pricing button and its toasts in each language. They are few and load with the button. */
export const pricingTexts: Record<Language, Translated<typeof en>> = {
  en,
  es: {
    getPricing: 'Pedir precios',
    requesting: 'Enviando la solicitud',
    requested: 'Precios pedidos',
    wasRequested: (community) => `Ya pedimos los precios de ${community}`,
    failed: 'Algo salió mal. Inténtelo de nuevo.',
    headers: { Success: 'Listo', Error: 'Error' },
  },
}
