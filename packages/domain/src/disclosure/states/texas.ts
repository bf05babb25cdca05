import { sharedSections } from '../shared-sections'
import type { StateDisclosure } from '../state-disclosure'

/**
 * The disclosure for Texas Business and Commerce Code chapter 121 (SB 1383 of 2025, in force since September 1, 2025). At the referral,
 * the law requires a description of the services, who pays, that the consumer may stop at any time without cause or penalty, and that
 * the list may not include every community in the area that meets the stated needs.
 */
export const texas: StateDisclosure = {
  state: 'TX',
  version: 'TX-3',
  law: {
    cite: 'Texas Business and Commerce Code ch. 121',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.121.htm',
  },
  sections: {
    en: [
      sharedSections.en.whoWeAre,
      {
        title: 'What we do',
        text: `${sharedSections.en.whatWeDo.text} We consider what matters to you, and cost is never the only reason for a suggestion.`,
      },
      {
        title: 'What our list leaves out',
        text: 'The communities we suggest may not include every community in the area that meets your stated needs.',
      },
      sharedSections.en.whoPays,
      {
        title: 'Our ties',
        text: '{operator} has no financial interest in {communities} other than any fee described here.',
      },
      {
        title: 'You may stop at any time',
        text: 'You may stop using our services at any time, without cause and without penalty. We then notify every community we referred you to.',
      },
      sharedSections.en.refusal,
    ],
    es: [
      sharedSections.es.whoWeAre,
      {
        title: 'Qué hacemos',
        text: `${sharedSections.es.whatWeDo.text} Tenemos en cuenta lo que le importa; el precio nunca es el único motivo de una recomendación.`,
      },
      {
        title: 'Lo que falta en nuestra lista',
        text: 'Es posible que las residencias que sugerimos no incluyan todas las de la zona que cumplen lo que usted pidió.',
      },
      sharedSections.es.whoPays,
      {
        title: 'Nuestros vínculos',
        text: '{operator} no tiene interés financiero en {communities}, aparte de las comisiones que aquí se indican.',
      },
      {
        title: 'Puede dejarlo en cualquier momento',
        text: 'Puede dejar de usar nuestros servicios en cualquier momento, sin motivo y sin penalización. Entonces avisamos a todas las residencias a las que le recomendamos.',
      },
      sharedSections.es.refusal,
    ],
  },
}
