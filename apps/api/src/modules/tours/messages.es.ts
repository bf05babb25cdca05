import { greeting, tourText } from '@pkg/domain'
import type { StaffActor } from '../bookings'
import type { MessageBlock } from '../messaging'
import type * as english from './messages'

/** Returns who of the staff did something, and the verb for an advisor or the community’s team, or for us. */
function doer(by: StaffActor, { community }: english.EmailedTour, [one, we]: readonly [one: string, we: string]) {
  if (by.kind === 'admin') return we
  return by.kind === 'team' ? `El equipo de ${community.name} ${one}` : `${by.name} ${one}`
}

const bookedText = (email: english.EmailedTour): string =>
  `${email.by ? doer(email.by, email, ['le reservó', 'Le reservamos']) : 'Usted reservó'} una visita a ${email.community.name}.`

const changedText = (email: english.EmailedTour): string =>
  email.by
    ? `${doer(email.by, email, ['cambió', 'Cambiamos'])} la hora de su visita a ${email.community.name}.`
    : `Su visita a ${email.community.name} cambió de hora.`

const canceledText = (email: english.EmailedTour): string =>
  `${email.by ? doer(email.by, email, ['canceló', 'Cancelamos']) : 'Se canceló'} su visita a ${email.community.name} del ${tourText(email.tour, 'es')}.`

const seeTour = (tour: english.EmailedTour['tour'], label: string): MessageBlock => ({
  action: { label, url: `{marketplace}/tours/${tour.id}?token={secret}` },
})

const whenAndWhere = ({ tour, community }: english.EmailedTour): MessageBlock => ({
  title: 'Su visita',
  facts: [
    { label: 'Residencia', value: community.name },
    { label: 'Hora', value: tourText(tour, 'es') },
    { label: 'Dirección', value: community.address },
  ],
})

const choices = 'Puede agregar la visita a su calendario, elegir otra hora o cancelarla.'

export const tourBooked: typeof english.tourBooked = (email) => ({
  kind: 'tour-booked',
  language: 'es',
  subject: `Su visita a ${email.community.name} está reservada`,
  blocks: [
    greeting(email.name, 'es'),
    `${bookedText(email)} El día antes le enviaremos un recordatorio.`,
    whenAndWhere(email),
    choices,
    seeTour(email.tour, 'Ver su visita'),
    {
      aside: `${email.by ? '¿No quiere esta visita?' : '¿No reservó esta visita?'} Cancélela en la página de la visita.`,
    },
  ],
})

export const tourUnavailable: typeof english.tourUnavailable = ({ tour, community, name }) => ({
  kind: 'tour-unavailable',
  language: 'es',
  subject: `Elija otra hora para visitar ${community.name}`,
  blocks: [
    greeting(name, 'es'),
    `Usted pidió visitar ${community.name} el ${tourText(tour, 'es')}. Esa hora no está libre, así que no hemos reservado ninguna visita.`,
    seeTour(tour, 'Elegir otra hora'),
    { aside: '¿No pidió ninguna visita? Puede ignorar este correo.' },
  ],
})

export const tourReminder: typeof english.tourReminder = (email) => ({
  kind: 'tour-reminder',
  language: 'es',
  subject: `Su visita a ${email.community.name} es mañana`,
  blocks: [
    greeting(email.name, 'es'),
    `Su visita a ${email.community.name} es mañana.`,
    whenAndWhere(email),
    '¿No puede ir? Puede elegir otra hora o cancelar la visita.',
    seeTour(email.tour, 'Ver su visita'),
  ],
})

export const tourChanged: typeof english.tourChanged = (email) => ({
  kind: 'tour-changed',
  language: 'es',
  subject: `Su visita a ${email.community.name} cambió de hora`,
  blocks: [
    greeting(email.name, 'es'),
    `${changedText(email)} Si la agregó a su calendario, agréguela otra vez.`,
    whenAndWhere(email),
    choices,
    seeTour(email.tour, 'Ver su visita'),
  ],
})

export const tourCanceled: typeof english.tourCanceled = (email) => ({
  kind: 'tour-canceled',
  language: 'es',
  subject: `Su visita a ${email.community.name} está cancelada`,
  blocks: [
    greeting(email.name, 'es'),
    `${canceledText(email)} Si la agregó a su calendario, puede quitarla de ahí.`,
    ...(email.reason ? [`Motivo: ${email.reason}`] : []),
    seeTour(email.tour, 'Ver su visita'),
  ],
})
