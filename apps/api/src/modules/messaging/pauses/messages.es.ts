import type * as english from './messages'

export const messagesStopped: typeof english.messagesStopped = ({ name, phone }, channel) => ({
  kind: 'messages-stopped',
  language: 'es',
  subject: 'Ya no le enviaremos mensajes',
  blocks:
    channel === 'text'
      ? [
          `${name}: No recibirá más mensajes de texto ni mensajes automáticos. Responda START para recibirlos de nuevo o llame al ${phone}.`,
        ]
      : [
          'Nos pidió que no le escribamos. No recibirá más mensajes de texto ni correos automáticos.',
          'Seguiremos enviándole lo que usted mismo pida, como un código para entrar a su cuenta.',
          `¿Cambió de opinión? Responda START a este correo o llámenos al ${phone}.`,
        ],
})

export const messagesResumed: typeof english.messagesResumed = ({ name, phone }, channel) => ({
  kind: 'messages-resumed',
  language: 'es',
  subject: 'Volverá a recibir mensajes',
  blocks: [
    channel === 'text'
      ? `${name}: Volverá a recibir mensajes de texto y mensajes automáticos. Responda STOP para no recibirlos o AYUDA para pedir ayuda.`
      : `Volverá a recibir mensajes de texto y correos automáticos. Para no recibirlos, responda STOP a cualquiera de ellos o llámenos al ${phone}.`,
  ],
})

export const textHelp: typeof english.textHelp = ({ name, phone, email }) => ({
  kind: 'text-answer',
  language: 'es',
  subject: 'Ayuda',
  blocks: [
    `${name} ayuda a las familias a encontrar una residencia para adultos mayores. Llámenos al ${phone} o escriba a ${email}. Responda STOP para no recibir mensajes. Pueden aplicarse tarifas de mensajes y datos.`,
  ],
})

export const textUnread: typeof english.textUnread = ({ name, phone, email }) => ({
  kind: 'text-answer',
  language: 'es',
  subject: 'Nadie lee los mensajes a este número',
  blocks: [
    `${name}: Nadie lee los mensajes de texto a este número. Llámenos al ${phone} o escriba a ${email}. Responda STOP para no recibir mensajes.`,
  ],
})
