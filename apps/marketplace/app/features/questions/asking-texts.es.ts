import type { Translated } from '@pkg/domain'
import type * as english from './asking-texts'

export const askingTexts: Translated<typeof english.askingTexts> = {
  form: {
    title: (community) => `Haga una pregunta sobre ${community}`,
    lead: 'Nuestro personal y el equipo de la residencia leerán su pregunta. Cualquiera de los dos puede responderla.',
    published:
      'Cuando su pregunta tenga respuesta, todos podrán leer las dos en la página de la residencia, con el nombre de usted y la inicial de su apellido. Si su cuenta tiene un correo electrónico, le enviaremos la respuesta o el motivo por el que no publicamos su pregunta.',
    publishedByEmail:
      'Primero le enviaremos un enlace por correo. Su pregunta llegará a nuestro personal y a la residencia cuando usted abra el enlace y la envíe. Cuando tenga respuesta, todos podrán leer las dos en la página de la residencia, con su nombre de pila. Le enviaremos por correo la respuesta o el motivo por el que no publicamos su pregunta.',
    haveAccount: '¿Tiene una cuenta?',
    signIn: 'Iniciar sesión',
    text: 'Su pregunta',
    textHint:
      'No mencione a residentes ni a personas que trabajan en la residencia, y no incluya datos de salud ni de contacto.',
    firstName: 'Su nombre de pila',
    firstNameHint:
      'Lo mostraremos junto a su pregunta. Si escribe dos nombres, mostraremos solo la inicial del segundo.',
    email: 'Su correo electrónico',
    emailHint: 'Lo usaremos solo para esta pregunta. La residencia no lo verá.',
    submit: 'Enviar pregunta',
    submitByEmail: 'Enviarme el enlace',
    errors: {
      text: 'Escriba su pregunta.',
      firstName: 'Escriba su nombre de pila.',
      email: 'Escriba un correo electrónico, como mary@example.com.',
      signedOut: 'Su sesión terminó. Escriba su nombre y su correo electrónico para preguntar sin iniciar sesión.',
      tooMany:
        'Hoy ya enviamos varios enlaces. Su pregunta sigue aquí abajo. Inténtelo de nuevo mañana, o inicie sesión para enviarla ahora.',
      unavailable: 'No pudimos enviar su pregunta. El texto sigue aquí abajo. Inténtelo de nuevo en un minuto.',
      tooLong: (max) => `Use ${max.toLocaleString('en-US')} caracteres o menos.`,
      managed: 'Usted administra esta residencia, así que no puede preguntar sobre ella.',
    },
  },
  linkSent: {
    title: 'Revise su correo',
    lead: (email) => `Enviamos un enlace a ${email}.`,
    detail: (community) =>
      `Abra el enlace para enviar su pregunta sobre ${community}. El enlace funciona durante 7 días. Si no lo usa, después borraremos su pregunta.`,
    missing: '¿No lo recibió?',
    missingDetail:
      'Puede tardar unos minutos. Revise su carpeta de correo no deseado y compruebe la dirección aquí abajo. Si envía el formulario otra vez, le enviaremos un enlace nuevo y el anterior dejará de funcionar.',
    submit: 'Enviar otro enlace',
  },
  confirm: {
    title: (community) => `Envíe su pregunta sobre ${community}`,
    lead: 'La enviaremos a nuestro personal y al equipo de la residencia. Cualquiera de los dos puede responderla, y le enviaremos la respuesta por correo.',
    published: (name) =>
      `Cuando su pregunta tenga respuesta, todos podrán leer las dos en la página de la residencia, con el nombre ${name}.`,
    submit: 'Enviar pregunta',
    refusals: {
      expired: {
        title: 'Este enlace venció',
        detail:
          'Un enlace funciona durante 7 días, y solo hasta que reciba uno más nuevo. Abra la página de la residencia y pregunte otra vez para recibir otro enlace.',
      },
      managed: {
        title: 'No enviamos su pregunta',
        detail: 'Usted administra esta residencia, así que no puede preguntar sobre ella.',
      },
      unlisted: { title: 'No enviamos su pregunta', detail: 'Esta residencia ya no está en nuestro sitio.' },
    },
    find: 'Buscar residencias',
  },
  own: {
    title: (community) => `Su pregunta sobre ${community}`,
    status: {
      pending: 'Su pregunta espera una respuesta',
      published: 'Su pregunta tiene respuesta',
      removed: 'No mostramos su pregunta',
    },
    unanswered: 'En este momento su pregunta no tiene respuesta',
    detail: {
      pending:
        'Nuestro personal y el equipo de la residencia pueden leer su pregunta. Esta página mostrará la respuesta.',
      published: 'Todos pueden leer su pregunta y la respuesta en la página de la residencia.',
      removed: 'Solo usted y nuestro personal pueden leer su pregunta y este motivo. Puede hacer otra pregunta.',
    },
    emailLater: 'Le enviaremos un correo cuando tenga respuesta.',
    unansweredDetail: 'La página de la residencia no mostrará su pregunta hasta que alguien la responda.',
    reason: (reason) => `Motivo: ${reason}`,
    missing: 'No podemos mostrar esta pregunta aquí',
    missingDetail:
      'Puede que la pregunta pertenezca a otra cuenta. Si preguntó por correo, abra el enlace de nuestro correo más reciente sobre ella.',
    see: 'Ver todas las preguntas',
  },
}
