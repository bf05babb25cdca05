import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const offlineTexts: Translated<typeof english.offlineTexts> = {
  title: 'No tiene conexión',
  description: 'Las residencias que guardó en este navegador.',
  lead: 'Esta página necesita conexión a internet. Revise su wifi o sus datos móviles e inténtelo de nuevo.',
  unreachable: 'No podemos abrir esta página en este momento',
  unreachableLead:
    'Puede que nuestro sitio no funcione en este momento, o que falle su conexión a internet. Espere un minuto e inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  saved: 'Guardadas en este navegador',
  savedHint: 'Los precios son de su última visita a este sitio.',
  waiting:
    'Su solicitud todavía no se ha enviado. Está guardada en este dispositivo y la enviaremos cuando abra este sitio con conexión.',
  none: 'Las residencias que guarde aparecerán aquí, para que tenga las direcciones aunque no haya conexión.',
}
