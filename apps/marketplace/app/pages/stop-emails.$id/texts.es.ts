import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const stopEmailsTexts: Translated<typeof english.stopEmailsTexts> = {
  title: 'Dejar de recibir estos correos',
  details: {
    'communities-shared':
      'Ya no le enviaremos correos con residencias que alguien comparta con usted. Seguirá recibiendo correos sobre sus propias solicitudes y su cuenta.',
    'search-alert':
      'Ya no le escribiremos cuando haya residencias que coincidan con sus búsquedas guardadas. Seguirá recibiendo correos sobre sus solicitudes y su cuenta.',
    'advisor-email':
      'Su asesor ya no podrá escribirle a través de nosotros, pero todavía podrá llamarle. Seguirá recibiendo correos sobre sus solicitudes y su cuenta.',
  },
  confirm: 'Dejar de recibir estos correos',
  receipts: 'Vea quién tiene su información o deje de compartirla',
  stopped: 'Ya no le enviaremos estos correos',
  stoppedDetails: {
    'communities-shared': 'Ya no le enviaremos correos con residencias que alguien comparta con usted.',
    'search-alert': 'Ya no le escribiremos cuando haya residencias que coincidan con sus búsquedas guardadas.',
    'advisor-email': 'Su asesor ya no puede escribirle a través de nosotros, pero todavía puede llamarle.',
  },
}
