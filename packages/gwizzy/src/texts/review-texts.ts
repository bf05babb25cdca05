import type { Language, Translated } from './texts'

const en = {
  title: (community: string) => `Get pricing from ${community}?`,
  intro: 'We’ll send your earlier answers, so you don’t have to fill them in again.',
  whatWeSend: 'What we’ll send',
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  answers: 'Your answers',
  /** How many communities have the contact info already. [TRUST-005] */
  already: (communities: string, count: number) =>
    count === 1
      ? `One community already has your contact info: ${communities}.`
      : `${count} communities already have your contact info: ${communities}.`,
  send: 'Send my request',
  cancel: 'Not now',
  holding: (community: string) => `Sending your request to ${community}`,
  holdingDetail: 'You have 10 seconds to undo this.',
  undo: 'Undo',
  sendNow: 'Send now',
  sending: 'Sending',
  sent: (community: string) => `Pricing for ${community} has been requested`,
  /** After a refused disclosure, as a heading and what it means. [TRUTH-005] */
  received: (community: string) => `We got your request about ${community}`,
  refused: (community: string) =>
    `You didn’t acknowledge the disclosure, so we didn’t send your request to ${community}.`,
  failed: (phone: string) =>
    `We haven’t sent your request. Your answers are still here. Try again, or call us at ${phone}.`,
  done: 'Done',
} as const

/** The texts of a returning family's request in each language. They are few and load with it. */
export const reviewTexts: Record<Language, ReviewTexts> = {
  en,
  es: {
    title: (community) => `¿Pedir precios a ${community}?`,
    intro: 'Enviaremos sus respuestas anteriores, para que no tenga que escribirlas otra vez.',
    whatWeSend: 'Lo que enviaremos',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    answers: 'Sus respuestas',
    already: (communities, count) =>
      count === 1
        ? `Una residencia ya tiene sus datos de contacto: ${communities}.`
        : `${count} residencias ya tienen sus datos de contacto: ${communities}.`,
    send: 'Enviar mi solicitud',
    cancel: 'Ahora no',
    holding: (community) => `Enviando su solicitud a ${community}`,
    holdingDetail: 'Tiene 10 segundos para deshacerlo.',
    undo: 'Deshacer',
    sendNow: 'Enviar ahora',
    received: (community) => `Recibimos su solicitud sobre ${community}`,
    refused: (community) => `Usted no confirmó la lectura del aviso, así que no enviamos su solicitud a ${community}.`,
    sending: 'Enviando',
    sent: (community) => `Ya pedimos los precios de ${community}`,
    failed: (phone) =>
      `No hemos enviado su solicitud. Sus respuestas siguen aquí. Inténtelo de nuevo o llame al ${phone}.`,
    done: 'Listo',
  },
}

/** The texts of a returning family's request in one language. */
export type ReviewTexts = Omit<Translated<typeof en>, 'already'> & {
  already: (communities: string, count: number) => string
}
