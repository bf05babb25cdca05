import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const searchAlertTexts: Translated<typeof english.searchAlertTexts> = {
  form: {
    title: 'Guarde esta búsqueda',
    lead: 'Le escribiremos cuando más residencias coincidan con esta búsqueda, ya sea porque son nuevas o porque cambiaron sus precios, sus habitaciones u otros datos. Recibirá como máximo un correo al día.',
    to: (email) => `Escribiremos a ${email}.`,
    email: 'Correo electrónico',
    emailHint: 'Usaremos su correo solo para este aviso. Primero le enviaremos un enlace para activar el aviso.',
    submit: 'Guardar búsqueda',
    stop: 'Cada correo tiene un enlace para dejar de recibir los avisos.',
    errors: {
      email: 'Escriba un correo electrónico, como mary@example.com.',
      tooMany: 'Hoy ya enviamos varios correos a esta dirección. Inténtelo de nuevo mañana.',
    },
  },
  confirm: {
    title: 'Active su aviso de búsqueda',
    lead: 'Le escribiremos cuando más residencias coincidan con su búsqueda, como máximo una vez al día.',
    submit: 'Activar aviso',
    done: 'Su aviso de búsqueda está activo',
    doneDetail: 'Le escribiremos cuando más residencias coincidan con:',
    open: 'Ver la lista ahora',
    expired: 'Este enlace venció',
    expiredDetail:
      'El enlace funciona durante 7 días, y solo hasta que reciba uno más nuevo. Guarde la búsqueda otra vez para recibir otro enlace.',
    find: 'Buscar residencias',
  },
  page: {
    title: 'Búsquedas guardadas',
    lead: 'Le escribimos cuando nuevas residencias coinciden con una búsqueda, como máximo una vez al día por cada una.',
    none: 'Todavía no hay búsquedas guardadas',
    noneDetail: 'Seleccione “Guardar esta búsqueda” en una lista de residencias.',
    find: 'Buscar residencias',
    status: {
      active: (email) => `Los avisos van a ${email}.`,
      unconfirmed: (email) => `Abra el enlace que enviamos a ${email} para activar el aviso.`,
      stopped: (email) => `Usted dejó de recibir estos correos en ${email}.`,
      'no-address': 'Verifique su correo electrónico para recibir avisos.',
    },
    open: 'Ver lista',
    remove: 'Borrar',
    resume: 'Activar otra vez',
    resend: 'Enviar otro enlace',
    about: (search) => ` ${search}`,
    done: {
      active: 'Búsqueda guardada. Le escribiremos cuando más residencias coincidan con ella.',
      unconfirmed: 'Revise su correo para activar el aviso',
      stopped: 'Estos correos siguen desactivados',
      removed: 'Borramos la búsqueda. No recibirá más correos sobre ella.',
    },
  },
}
