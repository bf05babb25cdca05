import { sharedSections } from '../shared-sections'
import type { StateDisclosure } from '../state-disclosure'

/**
 * The disclosure for Colorado Revised Statutes § 6-1-729 (HB19-1268, HB20-1101, in force since August 5, 2020). The law requires us
 * to disclose every tie with the residence and that it pays a fee. A written agreement gives the family the right to end the services
 * at any time for any reason, and we must then notify every community we suggested. Both sign, the residence gets a copy by admission,
 * and it may not pay before then.
 */
export const colorado: StateDisclosure = {
  state: 'CO',
  version: 'CO-3',
  law: { cite: 'C.R.S. § 6-1-729', url: 'https://leg.colorado.gov/bills/hb20-1101' },
  sections: {
    en: [
      sharedSections.en.whoWeAre,
      {
        title: 'Our ties',
        text: '{operator} has no ownership, control, financial, business, management, or family tie with {communities} other than any fee described here.',
      },
      sharedSections.en.whoPays,
      {
        title: 'You may end this at any time',
        text: 'You may end our services at any time and for any reason. We then notify every community we referred you to. The community receives a copy of this disclosure on or before the day you move in and may not pay us before then.',
      },
      sharedSections.en.refusal,
    ],
    es: [
      sharedSections.es.whoWeAre,
      {
        title: 'Nuestros vínculos',
        text: '{operator} no tiene con {communities} ningún vínculo de propiedad, de control, financiero, comercial, de administración ni familiar, aparte de las comisiones que aquí se indican.',
      },
      sharedSections.es.whoPays,
      {
        title: 'Puede terminar en cualquier momento',
        text: 'Puede poner fin a nuestros servicios en cualquier momento y por cualquier motivo. Entonces avisamos a todas las residencias a las que le recomendamos. La residencia recibe una copia de esta declaración a más tardar el día de la mudanza y no puede pagarnos antes de recibirla.',
      },
      sharedSections.es.refusal,
    ],
  },
}
