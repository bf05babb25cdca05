import type { Translated } from '@pkg/domain'
import { receiptsTitle } from './receipts-title.es'
import type * as english from './texts'

/** The reasons of the record. What a person wrote stays as it is. */
const reasons: readonly [english: RegExp, spanish: string][] = [
  [/^You sent us a request$/, 'Usted nos envió una solicitud'],
  [/^You talked to us$/, 'Usted habló con nosotros'],
  [/^You talked to this advisor$/, 'Usted habló con esta persona'],
  [/^This local advisor will help with your request$/, 'Esta persona le ayudará con su solicitud'],
  [/^You sent a request to (.+)$/, 'Usted envió una solicitud a $1'],
  [/^Your advisor referred you to (.+)$/, 'Su asesor le recomendó $1'],
]

export const receiptsTexts: Translated<typeof english.receiptsTexts> = {
  title: receiptsTitle,
  lead: 'Vea quiénes recibieron su información a través de nosotros y cómo dejar de compartirla.',
  noOne: 'No podemos mostrar esta información aquí',
  noOneDetail:
    'Puede que todavía no haya ninguna solicitud o que en este navegador no podamos saber si es suya. Para verla, pida un enlace por correo.',
  expired: 'Este enlace venció',
  expiredDetail: 'Le enviaremos otro enlace si tenemos una solicitud con su correo electrónico.',

  caller: {
    title: 'Quién le llamará',
    asked: (name, phone, time) =>
      `Le pedimos a ${name}, de nuestro equipo de asesores locales, que le llame${phone ? ` desde el número ${phone}` : ''} antes del ${time}.`,
    booked: (name, phone, when) =>
      `Reservó una llamada con ${name}, de nuestro equipo de asesores locales, para el ${when}.${phone ? ` Le llamará desde el número ${phone}.` : ''}`,
    yourCall: (when) => `Su llamada está reservada para el ${when}.`,
    contactInfoLater: (name) => `${name} recibirá sus datos de contacto cuando acepte ayudarle.`,
    emailTitle: 'Quién le escribirá',
    askedToEmail: (name, time) =>
      `Le pedimos a ${name}, de nuestro equipo de asesores locales, que le escriba antes del ${time}.`,
    accepted: (name, phone) =>
      `${name}, de nuestro equipo de asesores locales, le ayuda${phone ? `. Puede llamar al ${phone}` : ''}.`,
    replace: 'Pedir otro asesor',
    replaceDetail: (name) =>
      `${name} ya no verá su solicitud. Si tenemos su correo electrónico, le enviaremos el nombre del siguiente asesor.`,
    replaceConfirm: 'Sí, pedir otro asesor',
  },

  recipients: 'Quién tiene qué',
  kinds: {
    operator: 'La empresa que administra este sitio',
    agent: 'Asesor o agente inmobiliario',
    community: 'Residencia',
  },
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    answers: 'Sus respuestas',
    'home-answers': 'Sus respuestas sobre su vivienda y su mudanza',
  },
  held: (community) => `${community} recibirá su solicitud cuando usted confirme que leyó el aviso.`,
  readDisclosure: 'Leer el aviso',
  undisclosed: (communities) => `No enviamos su solicitud a ${communities} porque usted no confirmó que leyó el aviso.`,
  has: 'Tiene',
  had: 'Tenía',
  since: 'Se compartió',
  why: 'Por qué',
  reason: (reason) => reasons.reduce((text, [english, spanish]) => text.replace(english, spanish), reason),
  agreed: 'Lo que usted aceptó',
  looked: 'Quién vio sus datos',
  look: (person, time, reason) => `${person}, ${time}: “${reason}”`,
  noLooks: 'Nadie todavía',
  log: 'Quién vio sus datos de contacto',
  logDetail: 'Anotamos cada vez que alguien ve su correo electrónico o su número de teléfono.',
  logEmpty: 'Nadie los ha visto todavía.',
  status: {
    active: 'Se comparte',
    ended: 'Ya terminó',
    revoked: 'Ya no se comparte',
    confirmed: 'Ya se borró',
    overdue: 'Borrado atrasado',
  },
  statusDetail: {
    revoked: (time) =>
      `Este destinatario ya no ve la información de usted y debe confirmar antes del ${time} que borró todas las copias.`,
    confirmed: (time) => `Este destinatario confirmó el ${time} que borró todas las copias.`,
    overdue: (time) =>
      `Este destinatario ya no ve la información de usted, pero no confirmó antes del ${time} que borró todas las copias.`,
    ended: 'Este destinatario ya no ve la información de usted.',
  },
  stop: (name) => `Dejar de compartir con ${name}`,
  stopDetail: (name) =>
    `${name} perderá de inmediato el acceso a su información. También pediremos a ${name} que borre cualquier copia y que no vuelva a comunicarse con usted.`,
  stopTours: 'También cancelaremos sus visitas a esta residencia.',
  stopConfirm: 'Dejar de compartir',
  stopAll: 'Dejar de compartir con todos',
  stopAllDetail:
    'Todos los demás que aparecen en esta página perderán de inmediato el acceso a su información. Les pediremos que borren cualquier copia y que no vuelvan a comunicarse con usted. Si pedimos a un asesor que se comunique con usted, cancelaremos esa petición. También cancelaremos sus visitas.',
  operatorDetail: 'Guardamos su solicitud para poder ayudarle y mostrarle esta página.',

  calls: {
    title: 'Cuándo le llamamos',
    detail:
      'Su asesor verá este horario antes que su número de teléfono. Si usted elige un horario, le llamaremos en ese horario, aunque sea más tarde de lo que le dijimos.',
    days: 'Días',
    dayNames: {
      monday: 'Lunes',
      tuesday: 'Martes',
      wednesday: 'Miércoles',
      thursday: 'Jueves',
      friday: 'Viernes',
    },
    hours: 'Hora del día',
    anyTime: 'A cualquier hora, de 9 a. m. a 5 p. m.',
    morning: 'Por la mañana, de 9 a. m. a 12 p. m.',
    afternoon: 'Por la tarde, de 12 p. m. a 5 p. m.',
    textFirst: 'Envíenme un mensaje de texto antes de llamar',
    save: 'Guardar horario',
  },

  own: {
    title: 'Descargar, cambiar o borrar',
    detail: (to) => `Para comprobar que es usted, enviaremos un código a ${to}.`,
    send: 'Enviar código',
    sendAgain: 'Enviar otro código',
    code: 'Código',
    codeHint: (to) => `Los 6 dígitos que enviamos a ${to}. El código vence en 10 minutos.`,
    codeInvalid: 'Escriba los 6 dígitos de su código.',
    codeWrong: 'Ese no es el código que enviamos. Revise el mensaje e inténtelo de nuevo.',
    enter: 'Continuar',
    download: 'Descargar mi información',
    downloadDetail: 'Un archivo con todo lo que guardamos sobre usted y cada texto que aceptó.',
    contact: 'Cambiar mis datos de contacto',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    phoneInvalid: 'Escriba un número de teléfono de EE. UU. de 10 dígitos, como (303) 555-0123.',
    phoneMissing:
      'Escriba un número de teléfono. Si no quiere más llamadas, deje de compartirlo con quienes lo tienen.',
    emailTaken: 'Otra solicitud tiene este correo electrónico. Use uno distinto o llámenos.',
    save: 'Guardar datos de contacto',
    erase: 'Borrar mi información',
    eraseDetail:
      'Borraremos su nombre, sus datos de contacto, sus respuestas y mensajes, y su cuenta si tiene una. Todos los que tienen su información perderán el acceso. Esto no se puede deshacer.',
    eraseKept:
      'La ley nos exige conservar el texto y la hora de cada consentimiento. Los conservamos sin su nombre ni sus datos de contacto. Si confirmó la lectura de un aviso estatal, también conservamos la dirección de red y el navegador desde los que lo hizo.',
    eraseConfirm: 'Sí, borren mi información',
    confirmMissing: 'Marque esta casilla para borrar su información.',
    eraseSubmit: 'Borrar mi información',
  },

  done: {
    stopped: 'Dejó de compartir su información. Quien la tenía ya no puede verla.',
    'all-stopped': 'Dejó de compartir con todos. Solo nosotros tenemos todavía su información.',
    replaced: 'Pediremos a otro asesor que le ayude.',
    changed: 'Esto cambió mientras tanto. Así está ahora.',
    'calls-saved': 'Guardamos cuándo quiere que le llamen.',
    'code-sent': 'Le enviamos un código.',
    opened:
      'Ahora puede descargar, cambiar o borrar su información. Después de 15 minutos, esta página le pedirá otro código.',
    'contact-saved': 'Guardamos sus datos de contacto. Las personas con quienes los comparte pueden verlos.',
    erased: 'Borramos su información y pedimos a todos los que la tenían que borren sus copias.',
    closed: 'Ese código venció. Pida uno nuevo.',
    linked: 'Si tenemos una solicitud con esa dirección, le enviamos un enlace. Revise su correo.',
  },
  link: {
    title: 'Pida un enlace por correo',
    email: 'Correo electrónico',
    hint: 'La dirección que dio con su solicitud.',
    submit: 'Enviarme un enlace',
    invalid: 'Escriba un correo electrónico, como nombre@ejemplo.com.',
  },
}
