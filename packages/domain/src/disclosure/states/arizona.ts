import { shared } from '../shared-sections'
import type { StateDisclosure } from '../state-disclosure'

/**
 * Arizona Revised Statutes § 36-446.14 (Laws 2018 ch. 313, amended by SB 1034 of 2021): ties with the facility, that it pays a
 * fee, and its amount or an estimate, acknowledged at or before the referral; all services end by a written notice, with a tail for
 * places already named; the facility may not pay before it holds the acknowledged disclosure.
 */
export const arizona: StateDisclosure = {
  state: 'AZ',
  version: 'AZ-1',
  law: { cite: 'A.R.S. § 36-446.14', url: 'https://www.azleg.gov/ars/36/00446-14.htm' },
  sections: {
    en: (facts) => [
      shared.en.whoWeAre(facts),
      {
        title: 'Our ties',
        text: `${facts.operator} has no business, ownership, control, financial, management or family relationship with ${facts.community} other than the fee named here.`,
      },
      shared.en.whoPays(facts),
      {
        title: 'You may end this at any time',
        text: 'A written or electronic notice to us ends all our services. After it no fee is owed for a later move, except to a community we had already named to you, within the twelve months. The community may pay us only once it holds a copy of this disclosure with your acknowledgement.',
      },
      shared.en.refusal(facts),
    ],
    es: (facts) => [
      shared.es.whoWeAre(facts),
      {
        title: 'Nuestros vínculos',
        text: `${facts.operator} no tiene con ${facts.community} ninguna relación comercial, de propiedad, de control, financiera, de administración ni familiar, aparte de la comisión que aquí se indica.`,
      },
      shared.es.whoPays(facts),
      {
        title: 'Puede terminar en cualquier momento',
        text: 'Un aviso escrito o electrónico pone fin a todos nuestros servicios. Después no se debe comisión por una mudanza posterior, salvo a una residencia que ya le habíamos nombrado, dentro de los doce meses. La residencia solo puede pagarnos cuando tiene una copia de esta declaración con su confirmación.',
      },
      shared.es.refusal(facts),
    ],
  },
}
