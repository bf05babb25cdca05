import { callText, formatPhone, greeting } from '@pkg/domain'
import type { MessageBlock } from '../messaging'
import type * as english from './messages'

const whenOf = ({ startsAt, timeZone }: english.EmailedCall['call']): string =>
  callText({ startsAt: startsAt.toISOString(), timeZone }, 'es')

const seeCall = ({ id }: english.EmailedCall['call']): MessageBlock => ({
  action: { label: 'Ver su llamada', url: `{marketplace}/calls/${id}?token={secret}` },
})

const facts = ({ call, advisor }: english.EmailedCall): MessageBlock => ({
  title: 'Su llamada',
  facts: [
    { label: 'Asesor', value: advisor.name },
    { label: 'Hora', value: whenOf(call) },
    { label: 'Llama desde', value: formatPhone(advisor.phone) },
  ],
})

const choices = 'Puede agregar la llamada a su calendario, elegir otra hora o cancelarla.'

export const callBooked: typeof english.callBooked = (email) => ({
  kind: 'call-booked',
  language: 'es',
  subject: `Su llamada con ${email.advisor.name} está reservada`,
  blocks: [
    greeting(email.name, 'es'),
    `${email.advisor.name} le llamará y hablarán unos 15 minutos. Si ${email.advisor.name} no puede llamarle, se lo diremos antes por correo.`,
    facts(email),
    choices,
    seeCall(email.call),
    { aside: '¿No reservó esta llamada? Cancélela en la página de la llamada.' },
  ],
})

export const callReminder: typeof english.callReminder = (email) => ({
  kind: 'call-reminder',
  language: 'es',
  subject: `${email.advisor.name} le llamará pronto`,
  blocks: [
    greeting(email.name, 'es'),
    `Le recordamos su llamada con ${email.advisor.name}.`,
    facts(email),
    '¿No puede a esa hora? Puede elegir otra o cancelar la llamada.',
    seeCall(email.call),
  ],
})

export const callChanged: typeof english.callChanged = (email) => ({
  kind: 'call-changed',
  language: 'es',
  subject: `Su llamada con ${email.advisor.name} cambió de hora`,
  blocks: [
    greeting(email.name, 'es'),
    `Su llamada con ${email.advisor.name} cambió de hora. Si la agregó a su calendario, agréguela otra vez.`,
    facts(email),
    choices,
    seeCall(email.call),
  ],
})

const cancelReasons: Record<english.CancelReason, (advisor: string) => string> = {
  family: () => '',
  advisor: (advisor) =>
    ` ${advisor} no puede ayudarle con su búsqueda. Le diremos por correo el nombre del asesor que le llamará.`,
}

export const callCanceled: typeof english.callCanceled =
  (reason) =>
  ({ call, advisor, name }) => ({
    kind: 'call-canceled',
    language: 'es',
    subject: `Su llamada con ${advisor.name} está cancelada`,
    blocks: [
      greeting(name, 'es'),
      `Se canceló su llamada con ${advisor.name} del ${whenOf(call)}.${cancelReasons[reason](advisor.name)} Si agregó la llamada a su calendario, puede quitarla de ahí.`,
      seeCall(call),
    ],
  })
