import { sharedSections } from '../shared-sections'
import type { StateDisclosure } from '../state-disclosure'

/**
 * The disclosure for Arizona Revised Statutes § 36-446.14 (Laws 2018 ch. 313, amended by SB 1034 of 2021). The law requires us to
 * disclose our ties with the facility, that it pays a fee, and the amount or an estimate. The family acknowledges it at or before the
 * referral and can end all services with a written notice, with a tail for communities already suggested. The facility may not pay
 * before it has the acknowledged disclosure.
 */
export const arizona: StateDisclosure = {
  state: 'AZ',
  version: 'AZ-3',
  law: { cite: 'A.R.S. § 36-446.14', url: 'https://www.azleg.gov/ars/36/00446-14.htm' },
  sections: {
    en: [
      sharedSections.en.whoWeAre,
      {
        title: 'Our ties',
        text: '{operator} has no business, ownership, control, financial, management, or family relationship with {communities} other than any fee described here.',
      },
      sharedSections.en.whoPays,
      {
        title: 'You may end this at any time',
        text: 'You can end all our services with a written or electronic notice to us. After your notice, no fee is owed for a later move, except a move within the twelve months to a community we had already suggested to you. The community may pay us only after it has a copy of this disclosure with your acknowledgment.',
      },
      sharedSections.en.refusal,
    ],
    es: [
      sharedSections.es.whoWeAre,
      {
        title: 'Nuestros vínculos',
        text: '{operator} no tiene con {communities} ninguna relación comercial, de propiedad, de control, financiera, de administración ni familiar, aparte de las comisiones que aquí se indican.',
      },
      sharedSections.es.whoPays,
      {
        title: 'Puede terminar en cualquier momento',
        text: 'Puede poner fin a todos nuestros servicios con un aviso escrito o electrónico. Después de su aviso, no se debe comisión por una mudanza posterior, salvo una mudanza dentro de los doce meses a una residencia que ya le habíamos sugerido. La residencia solo puede pagarnos cuando tenga una copia de esta declaración con su confirmación.',
      },
      sharedSections.es.refusal,
    ],
  },
}
