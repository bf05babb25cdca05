import { shared } from '../shared-sections'
import type { StateDisclosure } from '../state-disclosure'

/**
 * Oklahoma Statutes title 63 §§ 1-866.1 and following (HB 3919, Laws 2024 ch. 58, in force since 1 November 2024): at the referral, a
 * description of the service, who pays, and that the consumer may stop at any time without cause or penalty; preferences are weighed and
 * cost is not the sole factor; no interest in a facility; no fee beyond the agreed period.
 */
export const oklahoma: StateDisclosure = {
  state: 'OK',
  version: 'OK-1',
  law: { cite: '63 O.S. § 1-866.1', url: 'http://www.oklegislature.gov/BillInfo.aspx?Bill=HB3919&Session=2400' },
  sections: {
    en: (facts) => [
      shared.en.whoWeAre(facts),
      {
        title: 'What we do',
        text: `${shared.en.whatWeDo(facts).text} We weigh what matters to you; cost is never the only reason for a suggestion. We do not hold powers of attorney or property of the people we help.`,
      },
      shared.en.whoPays(facts),
      {
        title: 'Our ties',
        text: `${facts.operator} has no ownership interest in ${facts.community}.`,
      },
      {
        title: 'You may stop at any time',
        text: 'You may stop using our service at any time, without cause and without penalty. We then tell every community we referred you to.',
      },
      shared.en.refusal(facts),
    ],
    es: (facts) => [
      shared.es.whoWeAre(facts),
      {
        title: 'Qué hacemos',
        text: `${shared.es.whatWeDo(facts).text} Tenemos en cuenta lo que le importa; el precio nunca es el único motivo de una recomendación. No aceptamos poderes notariales ni bienes de las personas a quienes ayudamos.`,
      },
      shared.es.whoPays(facts),
      {
        title: 'Nuestros vínculos',
        text: `${facts.operator} no tiene participación en la propiedad de ${facts.community}.`,
      },
      {
        title: 'Puede dejarlo en cualquier momento',
        text: 'Puede dejar de usar nuestro servicio en cualquier momento, sin motivo y sin penalización. Entonces avisamos a todas las residencias a las que le recomendamos.',
      },
      shared.es.refusal(facts),
    ],
  },
}
