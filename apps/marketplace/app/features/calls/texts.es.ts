import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const callsTexts: Translated<typeof english.callsTexts> = {
  ask: {
    title: (name) => `Escriba a ${name}`,
    callTitle: (name) => `Reserve una llamada con ${name}`,
    pageTitle: 'Pregunte a un asesor',
    labels: {
      name: 'Su nombre',
      email: 'Correo electrónico',
      phone: 'Número de teléfono',
      question: '¿Qué le gustaría saber? (opcional)',
    },
    reply: (who, time) => `${who} le llamará o le escribirá antes del ${time}.`,
    replySoon: (who) => `${who} le llamará o le escribirá.`,
    calls: (who, time) => `${who} le llamará el ${time}.`,
    oneOf: 'Escriba un correo electrónico, un número de teléfono o ambos.',
    phoneHint: (who) =>
      `${who} llamará a este número una sola vez. Ninguna residencia lo recibe a menos que usted lo pida.`,
    emailForCall: 'Le enviaremos los detalles y un enlace para cambiar o cancelar la llamada.',
    chosen: 'Su llamada',
    change: 'Elegir otra hora',
    submit: 'Enviar solicitud',
    submitCall: 'Reservar llamada',
    taken: 'Alguien acaba de reservar esta hora',
    takenDetail: 'Elija otra hora y envíe la solicitud de nuevo. Todo lo que escribió sigue aquí.',
    callersChanged: (sentence) =>
      `Cambió quién se comunicará con usted o cuándo. ${sentence} Revíselo y envíe la solicitud de nuevo.`,
    failed: 'No pudimos enviar su solicitud',
    failedDetail: 'Todo lo que escribió sigue aquí. Envíe la solicitud de nuevo o llámenos.',
    sent: 'Solicitud enviada',
    sentReceipts: 'Ver quién tiene su información',
    hadRequest: (name) => `${name} ya recibió su solicitud anteriormente y no puede volver a recibirla`,
    unavailable: (name) => `${name} no acepta nuevas familias en este momento`,
    unavailableDetail: 'Elija a otro asesor cercano o llámenos.',
    others: 'Ver otros asesores cercanos',
    ownAdvisor: (own) => `Ya tiene la ayuda de ${own}`,
    ownAdvisorDetail: (own, asked) =>
      `${own} ya le ayuda. Si prefiere trabajar con ${asked}, abra “Quién tiene su información” y cambie quién le llama.`,
    replaces: (own) => `Ya le pedimos a ${own} que se comunique con usted`,
    replacesDetail: (asked, own) => `Si envía este formulario, ${asked} se comunicará con usted en lugar de ${own}.`,
    cancelsCall: (own) => `Cancelaremos su llamada con ${own}.`,
    back: (name) => `Volver a la página de ${name}`,
  },
  page: {
    title: (name) => `Su llamada con ${name}`,
    metaTitle: 'Su llamada',
    missing: 'No podemos mostrar esta llamada aquí',
    missingDetail:
      'Puede que el enlace haya vencido o que en este navegador no podamos saber si la llamada es suya. Abra el enlace del último correo sobre la llamada, o llámenos.',
    facts: { when: 'Hora', advisor: 'Asesor', phone: 'Llama desde' },
    done: {
      booked: 'Su llamada está reservada',
      changed: 'Su llamada cambió de hora',
      canceled: 'Su llamada está cancelada',
      taken: 'Esta hora ya no está libre',
      closed: 'Esta llamada ya no se puede cambiar',
      unchosen: 'Elija un día y una hora',
    },
    doneDetail: {
      booked:
        'Si nos dio su correo electrónico, le enviamos los detalles. También le enviaremos un recordatorio 2 horas antes de la llamada.',
      changed: 'Si agregó la llamada a su calendario, agréguela otra vez.',
      canceled:
        'Su asesor aún puede comunicarse con usted por su solicitud, incluso antes de la hora de esta llamada. Para evitarlo, abra “Quién tiene su información”. Si agregó la llamada a su calendario, puede quitarla de ahí.',
      taken: 'Su llamada no ha cambiado. Elija otra hora.',
      closed: 'La llamada se canceló o ya empezó.',
      unchosen: 'Su llamada no ha cambiado.',
    },
    canceled: 'Esta llamada está cancelada',
    over: 'Esta llamada ya empezó o ya terminó',
    cancel: 'Cancelar la llamada',
    cancelDetail:
      'Avisaremos a su asesor, que aún puede comunicarse con usted por su solicitud. Puede reservar otra llamada cuando quiera.',
    cancelConfirm: 'Cancelar llamada',
    again: 'Reservar otra llamada',
  },
  calendar: {
    title: (name) => `Llamada con ${name}`,
    description: (phone) => `Una llamada de unos 15 minutos. ¿Preguntas? Llame al ${phone}.`,
  },
}
