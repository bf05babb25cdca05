import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const toursTexts: Translated<typeof english.toursTexts> = {
  booking: {
    title: 'Programe una visita',
    lead: 'Elija una hora libre. Después le preguntaremos cómo comunicarnos con usted y le diremos quién le llamará.',
    none: 'No hay horas de visita libres en línea',
    noneDetail:
      'Todas las horas de los próximos dos meses están reservadas o no disponibles. Pida precios y pregunte por una visita cuando le llamemos.',
    submit: 'Programar una visita',
    own: 'Su visita',
    see: 'Ver su visita',
    booked: '¿Ya reservó una visita?',
  },
  choices: {
    taken: 'Reservada',
  },
  create: {
    title: (community) => `Programe una visita a ${community}`,
    chosen: 'Su visita',
    change: 'Elegir otra hora',
    taken: 'Alguien acaba de reservar esta hora',
    takenDetail: 'Elija otra hora y envíe la solicitud de nuevo. Todo lo que escribió sigue aquí.',
    missing: 'Elija una hora para su visita',
    booked: 'Su visita está reservada',
    bookedDetail: 'Le enviaremos los detalles por correo ahora, y un recordatorio el día antes de la visita.',
  },
  page: {
    title: (community) => `Su visita a ${community}`,
    missing: 'No podemos mostrar esta visita aquí',
    missingDetail:
      'Puede que el enlace haya vencido o que en este navegador no podamos saber si la visita es suya. Abra el enlace del último correo sobre la visita, o llámenos.',
    facts: { when: 'Hora', where: 'Dirección', community: 'Residencia' },
    done: {
      changed: 'Su visita cambió de hora',
      canceled: 'Su visita está cancelada',
      taken: 'Esta hora ya no está libre',
      closed: 'Esta visita ya no se puede cambiar',
      unchosen: 'Elija un día y una hora que estén libres',
    },
    doneDetail: {
      changed: 'Si agregó la visita a su calendario, agréguela otra vez.',
      canceled: 'Si agregó la visita a su calendario, puede quitarla de ahí.',
      taken: 'Su visita no ha cambiado. Elija otra hora.',
      closed: 'La visita se canceló o ya empezó.',
      unchosen: 'Su visita no ha cambiado.',
    },
    canceled: 'Esta visita está cancelada',
    requested: 'Todavía no hemos reservado ninguna visita',
    requestedDetail: 'La hora que pidió no está libre. Elija otra.',
    over: 'Esta visita ya empezó o ya terminó',
    asked: 'Hora que pidió',
    prepare: 'Sepa en qué fijarse y qué preguntar:',
    checklist: 'Abrir la lista para las visitas',
    book: 'Reservar esta hora',
    cancel: 'Cancelar la visita',
    cancelDetail:
      'Avisaremos a su asesor y al equipo de la residencia si tienen su información. Puede reservar otra visita cuando quiera.',
    cancelConfirm: 'Cancelar visita',
    again: 'Programar otra visita',
  },
  calendar: {
    title: (community) => `Visita a ${community}`,
    description: (phone) => `Reservada con nosotros. ¿Preguntas? Llame al ${phone}.`,
  },
}
