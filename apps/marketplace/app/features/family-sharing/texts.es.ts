import type { Translated } from '@pkg/domain'
import { siteLocale } from '@pkg/domain'
import type * as english from './texts'

const votes = (count: number) => (count === 1 ? '1 voto' : `${count} votos`)

export const familySharingTexts: Translated<typeof english.familySharingTexts> = {
  votes: { yes: 'Sí', maybe: 'Tal vez', no: 'No' },
  share: {
    open: 'Compartir con la familia',
    title: 'Compartir con la familia',
    lead: 'Cada persona recibe un enlace propio a las residencias que usted guardó. Para abrirlo no hace falta una cuenta.',
    sees: 'Esas personas ven las residencias que usted guardó, con los precios y las calificaciones, y pueden votar y comentar. Si usted guarda o quita una residencia, también cambia la lista que ven.',
    hidden:
      'Esas personas no ven las notas, los datos de contacto ni las solicitudes de usted. Tampoco ven los votos de los demás.',
    people: 'Quién tiene un enlace',
    noOne: 'Nadie tiene un enlace todavía',
    noOneDetail: 'Escriba un nombre abajo y envíe usted el enlace por mensaje de texto o por correo.',
    active: (count) =>
      count === 0
        ? 'Esta persona puede ver la lista. Todavía no hay votos.'
        : `Esta persona puede ver la lista. ${votes(count)}.`,
    ended: (count) =>
      count === 0
        ? 'Usted dejó de compartir su lista.'
        : `Usted dejó de compartir su lista, pero conserva ${votes(count)}.`,
    end: 'Dejar de compartir',
    endWith: (name) => ` con ${name}`,
    endAll: 'Dejar de compartir con todos',
    renew: 'Enlace nuevo',
    renewFor: (name) => ` para ${name}`,
    renewHint: 'Un enlace nuevo reemplaza al enlace anterior de esa persona.',
    again: 'Compartir otra vez',
    remove: 'Borrar',
    removeWho: (name) => ` a ${name} y sus votos`,
    inBrowser:
      'Solo puede ver los votos y dejar de compartir desde este navegador. Con una cuenta gratis, podrá hacerlo desde todos sus dispositivos.',
    createAccount: 'Crear cuenta',
    add: 'Compartir con alguien',
    relative: 'Nombre de esa persona',
    from: 'Su nombre',
    fromHint: 'Su familia verá este nombre junto con la lista.',
    submit: 'Crear enlace',
    full: (max) => `Puede compartir con ${max} personas como máximo. Borre a alguien para compartir con otra persona.`,
    errors: {
      relative: 'Escriba el nombre de la persona que recibe el enlace.',
      from: 'Escriba su nombre, para que sepan de quién es la lista.',
      tooLong: (max) => `Use ${max} caracteres o menos.`,
    },
    done: {
      end: 'Dejó de compartir su lista. El enlace ya no la abre.',
      'end-all': 'Dejó de compartir con todos. Ya ningún enlace abre su lista.',
      remove: 'Borramos el enlace y los votos.',
    },
  },
  link: {
    ready: (name) => `El enlace de ${name} está listo`,
    detail: (name) =>
      `Envíe el enlace a ${name}. Quien lo tenga puede ver la lista y votar como ${name} hasta que usted deje de compartirla.`,
    label: (name) => `Enlace para ${name}`,
    hint: 'Esta página muestra el enlace durante 10 minutos. Después puede crear otro.',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No pudimos copiar el enlace. Selecciónelo y cópielo usted.',
    email: 'Enviar por correo',
    emailSubject: '¿Qué le parecen estas residencias?',
    emailBody: (name, from, link) =>
      `Hola, ${name}:\n\nMire las residencias que guardé y dígame qué le parecen:\n${link}\n\nNo necesita una cuenta.\n\n${from}`,
  },
  own: {
    label: 'Lo que dice su familia',
    notYet: 'Sin voto todavía',
    sharedWith: (names) =>
      names.length === 0
        ? 'Nadie más puede ver esta lista.'
        : `${list(names)} ${names.length === 1 ? 'puede' : 'pueden'} ver esta lista.`,
    manage: 'Ver quién tiene un enlace',
    cell: (vote, comment) => (comment === undefined ? vote : `${vote}: “${comment}”`),
  },
  list: {
    metaTitle: 'Una lista compartida con usted',
    title: (from, count) =>
      count === 1 ? `${from} compartió una residencia con usted` : `${from} compartió ${count} residencias con usted`,
    lead: (relative, from) =>
      `${relative}, dígale a ${from} qué opina. No necesita una cuenta. ${from} ve lo que usted vota y comenta, y puede desactivar este enlace en cualquier momento.`,
    progress: (voted, all) => `Votos que ha dado: ${voted} de ${all}.`,
    empty: 'Todavía no hay residencias en esta lista',
    emptyDetail: (from) => `Verá las residencias aquí cuando ${from} guarde alguna.`,
    question: (name) => `¿Elegiría ${name}?`,
    comment: '¿Por qué eligió eso? (opcional)',
    send: 'Enviar voto',
    change: 'Cambiar voto',
    details: 'Ver detalles',
    sent: (from) => `${from} ya puede ver su voto`,
    errors: {
      vote: 'Elija Sí, Tal vez o No.',
      tooLong: (max) => `Use ${max} caracteres o menos.`,
      gone: (from) => `${from} quitó esta residencia de la lista, así que no guardamos el voto de usted.`,
    },
    ended: 'Esta lista ya no se comparte',
    endedDetail:
      'La persona que la compartió desactivó este enlace. Esa persona conserva los votos y comentarios que usted dejó. Si quiere ver la lista otra vez, pídale un enlace nuevo.',
    unknown: 'No encontramos esta lista',
    unknownDetail:
      'Abra otra vez el enlace del mensaje que recibió. Si no funciona, pida otro a la persona que se lo envió: puede que lo haya reemplazado.',
    find: 'Buscar residencias',
  },
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat(siteLocale, { type: 'conjunction' }).format(names)
}
