import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const severalTexts: Translated<typeof english.severalTexts> = {
  form: {
    title: 'Pregunte a un máximo de 3 residencias',
    lead: 'Escriba una sola pregunta. Cada residencia la recibe sin su nombre, su correo electrónico ni su teléfono, y no sabe a qué otras residencias preguntó usted.',
    next: 'Nuestro personal también puede leerla y responderla. Usted verá las respuestas una al lado de la otra, con sus fechas. Si una residencia no responde en 5 días, se lo diremos ahí mismo.',
    published:
      'Cuando una pregunta tenga respuesta, todos podrán leer las dos en la página de la residencia, sin el nombre de usted.',
    byAccount:
      'Si su cuenta tiene un correo electrónico, le enviaremos por correo la primera respuesta sobre cada residencia.',
    byEmail:
      'Primero le enviaremos un enlace por correo. Su pregunta llegará a las residencias cuando usted abra el enlace y la envíe. Le enviaremos por correo la primera respuesta sobre cada residencia.',
    haveAccount: '¿Tiene una cuenta?',
    signIn: 'Iniciar sesión',
    communities: 'Residencias a las que quiere preguntar',
    communitiesHint: 'Elija de 1 a 3.',
    noTeam: 'Nadie del equipo de esta residencia tiene todavía una cuenta aquí. Solo nuestro personal puede responder.',
    name: 'Agregar una residencia por su nombre (opcional)',
    find: 'Buscar residencia',
    found: (typed) => `Agregamos a la lista de arriba lo que encontramos para “${typed}”. Elíjala ahí.`,
    notFound: (typed) => `No encontramos una residencia que se llame “${typed}”. Revise la ortografía.`,
    noName: 'Escriba un nombre para buscar.',
    text: 'Su pregunta',
    textHint:
      'Por ejemplo: “¿Quién ayuda de noche si ella se cae?” No escriba nombres, correos electrónicos ni teléfonos.',
    email: 'Su correo electrónico',
    emailHint: 'Lo usaremos solo para esta pregunta. Las residencias no lo verán.',
    submit: 'Enviar pregunta',
    submitByEmail: 'Enviarme el enlace',
    errors: {
      noCommunity: 'Elija al menos 1 residencia.',
      tooMany: 'Elija un máximo de 3 residencias.',
      unlisted: 'Quitamos una residencia que ya no mostramos. Revise su selección.',
      asked: (name) => `Usted ya le hizo esta pregunta a ${name}. Elija otra residencia.`,
      text: 'Escriba su pregunta.',
      tooLong: (max) => `Use ${max.toLocaleString('en-US')} caracteres o menos.`,
      identifying: {
        email: (found) => `Quite el correo electrónico “${found}”. Las residencias no deben saber quién pregunta.`,
        phone: (found) => `Quite el número de teléfono “${found}”. Las residencias no deben saber quién pregunta.`,
        'web-address': (found) => `Quite la dirección web “${found}”. Las residencias no deben saber quién pregunta.`,
        name: (found) => `Quite “${found}”. Es parte de su nombre, y las residencias no deben saber quién pregunta.`,
      },
      email: 'Escriba un correo electrónico, como mary@example.com.',
      signedOut:
        'Su sesión terminó. Escriba su correo electrónico para preguntar sin iniciar sesión, o inicie sesión otra vez.',
      limit: 'Hoy ya envió varias preguntas. Su pregunta sigue aquí abajo. Inténtelo de nuevo mañana.',
      unavailable: 'No pudimos enviar su pregunta. El texto sigue aquí abajo. Inténtelo de nuevo en un minuto.',
      managed: 'Usted administra una de estas residencias, así que no puede preguntar sobre ella. Elija otras.',
    },
  },
  linkSent: {
    title: 'Revise su correo',
    lead: (email) => `Enviamos un enlace a ${email}. Ábralo para enviar su pregunta.`,
    detail: 'El enlace funciona durante 7 días. Si no lo usa, después borraremos su pregunta.',
    missing: '¿No lo recibió?',
    missingDetail:
      'Puede tardar unos minutos. Revise su carpeta de correo no deseado y compruebe la dirección aquí abajo. Si envía el formulario otra vez, le enviaremos un enlace nuevo y el anterior dejará de funcionar.',
    submit: 'Enviar otro enlace',
  },
  confirm: {
    title: 'Envíe su pregunta',
    lead: (count) =>
      count === 1
        ? 'La enviaremos a esta residencia, sin su correo electrónico.'
        : `La enviaremos a estas ${count} residencias, sin su correo electrónico.`,
    asked: 'Usted ya le preguntó a esta residencia. No la enviaremos otra vez.',
    submit: 'Enviar pregunta',
    refusals: {
      expired: {
        title: 'Este enlace venció',
        detail:
          'Un enlace funciona durante 7 días, y solo hasta que reciba uno más nuevo. Pregunte otra vez para recibir otro enlace.',
      },
      managed: {
        title: 'No enviamos su pregunta',
        detail: 'Usted administra una de estas residencias, así que no puede preguntar sobre ella.',
      },
      unlisted: { title: 'No enviamos su pregunta', detail: 'Ya no mostramos estas residencias.' },
      asked: {
        title: 'Usted ya hizo esta pregunta',
        detail:
          'Ya les hizo la misma pregunta a estas residencias. Abra el enlace de nuestro correo más reciente sobre ella.',
      },
    },
    again: 'Hacer una pregunta',
  },
  own: {
    title: (count) => (count === 1 ? 'Su pregunta a 1 residencia' : `Su pregunta a ${count} residencias`),
    asked: (day) => `Enviada el ${day}, sin el nombre de usted`,
    answered: (answered, asked) =>
      answered === 0
        ? 'Todavía sin respuestas'
        : answered === asked
          ? asked === 1
            ? 'Respondida'
            : `Respuestas sobre las ${asked} residencias`
          : `Respuestas sobre ${answered} de ${asked} residencias`,
    waiting: (day) => `Todavía sin respuesta. Enviada el ${day}.`,
    overdue: (day) => `Sin respuesta después de 5 días (enviada el ${day})`,
    declined: 'Nuestro personal no publicó esta pregunta.',
    reason: (reason) => `Motivo: ${reason}`,
    later: 'Le enviaremos por correo la primera respuesta sobre cada residencia.',
    laterByAccount:
      'Esta página mostrará cada respuesta. Si su cuenta tiene un correo electrónico, también le escribiremos.',
    compare: 'Comparar estas residencias',
    another: 'Hacer otra pregunta',
    missing: 'No podemos mostrar esta pregunta aquí',
    missingDetail:
      'Puede ser de otra cuenta. Si preguntó por correo, abra el enlace de nuestro correo más reciente sobre ella.',
  },
  rows: {
    title: 'Su pregunta',
    notAsked: 'No se le preguntó',
    open: 'Ver todas las respuestas',
  },
}
