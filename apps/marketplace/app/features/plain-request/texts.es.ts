import type { Translated } from '@pkg/domain'
import { siteLocale } from '@pkg/domain'
import type * as english from './texts'

export const plainRequestTexts: Translated<typeof english.plainRequestTexts> = {
  title: (community) => `Pedir precios de ${community}`,
  labels: {
    lookingFor: '¿Para quién busca?',
    adl: '¿Cuánta ayuda se necesita cada día?',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    disclosure: 'La ley del estado nos exige informarle lo siguiente',
  },
  disclosureOptions: [
    ['acknowledged', 'Confirmo la lectura'],
    ['refused', 'No confirmo la lectura'],
  ],
  ifRefused: (community) =>
    `Si no confirma la lectura, no enviaremos su solicitud a ${community}. En ese caso, le ayudará un asesor local.`,
  refused: (community, advisor) =>
    `Usted no confirmó la lectura del aviso, así que no enviamos su solicitud a ${community}. Se comunicará con usted ${advisor}.`,
  tourCanceled: 'También cancelamos su visita.',
  lookingForOptions: [
    ['Myself', 'Para mí'],
    ['Self + Partner', 'Para mí y mi pareja'],
    ['Mother', 'Mi madre'],
    ['Father', 'Mi padre'],
    ['Parents', 'Mis padres'],
    ['Someone else', 'Otra persona'],
  ],
  care: [
    ['memory-care', 'Cuidado de la memoria'],
    ['light-care', 'Algo de ayuda'],
    ['heavy-care', 'Mucha ayuda'],
    ['no-care', 'Ninguna ayuda'],
  ],
  whoCalls: (community, callers) =>
    `${callers}. La llamada será sobre ${community}. Ninguna otra residencia recibe su número.`,
  willCall: (callers, time) => `Recibirá una llamada de ${callers} antes del ${time}`,
  backup: (callers) => `Si no la recibe, le llamará ${callers}`,
  willCallSoon: (callers) => `Recibirá una llamada de ${callers}. Le diremos por correo quién le llamará y cuándo`,
  byEmail: {
    who: (community, callers) =>
      `${callers}. El correo será sobre ${community}. No le llamaremos. Ninguna otra residencia recibe su correo electrónico.`,
    will: (callers, time) => `Recibirá un correo de ${callers} antes del ${time}`,
    backup: (callers) => `Si no lo recibe, le escribirá ${callers}`,
    willSoon: (callers) => `Recibirá un correo de ${callers}`,
    recipients: (operator, teams) =>
      `Quién tiene su nombre, correo electrónico y respuestas: ${new Intl.ListFormat(siteLocale).format([operator, ...teams])}.`,
  },
  noCalls: 'Prefiero que no me llamen',
  enterPhone: 'Dar un número de teléfono',
  team: (community) => `alguien del equipo de ${community}`,
  anAdvisor: (operator) => `un asesor local de ${operator}`,
  callersChanged: (callers) =>
    `Cambió quién se comunicará con usted o cuándo. ${callers}. Revíselo y envíe la solicitud de nuevo.`,
  submit: 'Enviar',
  sent: '¡Gracias! Nos pondremos en contacto con usted en breve',
  sentDetail: (community, callers) => `Recibimos su solicitud sobre ${community}. ${callers}.`,
  recipients: (operator, teams) =>
    `Quién tiene su nombre, correo electrónico, número de teléfono y respuestas: ${new Intl.ListFormat(siteLocale).format([operator, ...teams])}.`,
  receipts: 'Ver quién tiene su información',
  fee: (community, percent) => `${community} nos paga el ${percent}% del primer mes si usted se muda.`,
  feeNone: (community) => `${community} no nos paga ninguna comisión.`,
  failed: 'No pudimos enviar su solicitud',
  failedDetail: 'Sus respuestas siguen en esta página. Seleccione “Enviar” para intentarlo de nuevo, o llámenos.',
}
