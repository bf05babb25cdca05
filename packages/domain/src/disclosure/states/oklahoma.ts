import { sharedSections } from '../shared-sections'
import type { StateDisclosure } from '../state-disclosure'

/**
 * The disclosure for Oklahoma Statutes title 63 §§ 1-866.1 and following (HB 3919, Laws 2024 ch. 58, in force since November 1, 2024).
 * At the referral, the law requires a description of the service, who pays, and that the consumer may stop at any time without cause or
 * penalty. Preferences are considered and cost isn't the sole factor. The referrer has no interest in a facility and charges no fee
 * beyond the agreed period.
 */
export const oklahoma: StateDisclosure = {
  state: 'OK',
  version: 'OK-3',
  law: { cite: '63 O.S. § 1-866.1', url: 'http://www.oklegislature.gov/BillInfo.aspx?Bill=HB3919&Session=2400' },
  sections: {
    en: [
      sharedSections.en.whoWeAre,
      {
        title: 'What we do',
        text: `${sharedSections.en.whatWeDo.text} We consider what matters to you, and cost is never the only reason for a suggestion. We do not hold power of attorney for the people we help, and we do not hold their property.`,
      },
      sharedSections.en.whoPays,
      {
        title: 'Our ties',
        text: '{operator} has no ownership interest in {communities}.',
      },
      {
        title: 'You may stop at any time',
        text: 'You may stop using our service at any time, without cause and without penalty. We then notify every community we referred you to.',
      },
      sharedSections.en.refusal,
    ],
    es: [
      sharedSections.es.whoWeAre,
      {
        title: 'Qué hacemos',
        text: `${sharedSections.es.whatWeDo.text} Tenemos en cuenta lo que le importa; el precio nunca es el único motivo de una recomendación. No aceptamos poderes notariales de las personas a quienes ayudamos ni administramos sus bienes.`,
      },
      sharedSections.es.whoPays,
      {
        title: 'Nuestros vínculos',
        text: '{operator} no tiene participación en la propiedad de {communities}.',
      },
      {
        title: 'Puede dejarlo en cualquier momento',
        text: 'Puede dejar de usar nuestro servicio en cualquier momento, sin motivo y sin penalización. Entonces avisamos a todas las residencias a las que le recomendamos.',
      },
      sharedSections.es.refusal,
    ],
  },
}
