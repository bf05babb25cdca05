import { callText, formatPhone, greeting } from '@pkg/domain'
import type { StaffActor } from '../bookings'
import type { MessageBlock } from '../messaging'
import type * as english from './messages'

/** Returns who of the staff did something, and the verb for an advisor, or for us. */
const doer = ({ kind, name }: StaffActor, [one, we]: readonly [one: string, we: string]): string =>
  kind === 'advisor' ? `${name} ${one}` : we

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

const bookedText = ({ advisor: { name }, by }: english.EmailedCall): string =>
  `${by ? `${doer(by, ['le reservó', 'Le reservamos'])} esta llamada. ` : ''}${name} le llamará y hablarán unos 15 minutos. Si ${name} no puede llamarle, se lo diremos antes por correo.`

const changedText = ({ advisor: { name }, by }: english.EmailedCall): string =>
  by
    ? `${doer(by, ['cambió', 'Cambiamos'])} la hora de su llamada con ${name}.`
    : `Su llamada con ${name} cambió de hora.`

export const callBooked: typeof english.callBooked = (email) => ({
  kind: 'call-booked',
  language: 'es',
  subject: `Su llamada con ${email.advisor.name} está reservada`,
  blocks: [
    greeting(email.name, 'es'),
    bookedText(email),
    facts(email),
    choices,
    seeCall(email.call),
    {
      aside: `${email.by ? '¿No quiere esta llamada?' : '¿No reservó esta llamada?'} Cancélela en la página de la llamada.`,
    },
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
    `${changedText(email)} Si la agregó a su calendario, agréguela otra vez.`,
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

function canceledText({ call, advisor: { name }, by }: english.EmailedCall, why: english.CancelReason | undefined) {
  const ending = `${by ? doer(by, ['canceló', 'Cancelamos']) : 'Se canceló'} su llamada con ${name} del ${whenOf(call)}.`
  return `${ending}${why ? cancelReasons[why](name) : ''} Si agregó la llamada a su calendario, puede quitarla de ahí.`
}

export const callCanceled: typeof english.callCanceled = (why) => (email) => ({
  kind: 'call-canceled',
  language: 'es',
  subject: `Su llamada con ${email.advisor.name} está cancelada`,
  blocks: [
    greeting(email.name, 'es'),
    canceledText(email, why),
    ...(email.reason ? [`Motivo: ${email.reason}`] : []),
    seeCall(email.call),
  ],
})
