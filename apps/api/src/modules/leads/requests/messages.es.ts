import { formatPhone, greeting } from '@pkg/domain'
import type { HandOverReason } from '../../../jobs/jobs'
import type { MessageBlock } from '../../messaging'
import type * as english from './messages'

const receiptsUrl = '{marketplace}/receipts?token={secret}'

const otherCallerBlocks = (isEmailOnly: boolean): MessageBlock[] => [
  isEmailOnly
    ? '¿Prefiere que le escriba otra persona, o que no le escriba nadie?'
    : '¿Prefiere hablar con otra persona, o que no le llamen?',
  { action: { label: isEmailOnly ? 'Cambiar quién me escribe' : 'Cambiar quién me llama', url: receiptsUrl } },
]

/** How people contact a family, as a verb. */
const verb = (isEmailOnly: boolean) => (isEmailOnly ? 'escribirá' : 'llamará')

/** The phone number that a family gets a call from. An email comes from none. */
const fromPhone = (phone: string | undefined, isEmailOnly: boolean) =>
  phone && !isEmailOnly ? ` desde el número ${formatPhone(phone)}` : ''

export const requestReceived: typeof english.requestReceived = (name, communities, callers) => {
  const about = communities.length > 0 ? listText(communities) : 'la búsqueda de una residencia'
  return {
    kind: 'request-received',
    language: 'es',
    subject: `Recibimos su solicitud sobre ${about}`,
    blocks: [
      greeting(name, 'es'),
      [`Recibimos su solicitud sobre ${about}.`, ...callerSentences(callers)].join(' '),
      ...callers.costs,
      'Puede ver en cualquier momento quién tiene su información y dejar de compartirla.',
      { action: { label: 'Ver quién tiene su información', url: receiptsUrl } },
      { aside: '¿No envió esta solicitud? Responda a este correo y borraremos su información.' },
    ],
  }
}

function callerSentences(callers: english.EmailedCallers): string[] {
  const { communities, advisor, backup, hasAdvisor, callBy, awaitingDisclosure, isEmailOnly = false } = callers
  const contact = verb(isEmailOnly)
  const either = isEmailOnly ? 'un correo' : 'una llamada o un correo'
  const by = callBy ? ` antes del ${callBy}` : ''
  const otherwise = backup ?? advisor ?? 'un asesor local'
  const sent = communities.filter((name) => !awaitingDisclosure.includes(name))
  const teams = listText(sent.map((name) => `alguien del equipo de ${name}`))
  const fromTeams = [
    ...(teams ? [`Recibirá ${either} de ${teams}${by}.`] : []),
    ...(teams && !hasAdvisor ? [`Si no recibe nada, ${otherwise} le ${contact}.`] : []),
    ...awaitingDisclosure.flatMap((name) => [
      `Si usted confirma la lectura del aviso que exige el estado donde está la residencia, ${name} recibirá la solicitud, y alguien de ese equipo le ${isEmailOnly ? 'escribirá' : 'llamará o le escribirá'}${by}.`,
      `Si no confirma la lectura, ${otherwise} le ${contact} sobre ${name}.`,
    ]),
  ]
  if (!hasAdvisor) return [...fromTeams, 'Este servicio es gratis.']
  return [
    ...fromTeams,
    advisor
      ? `${advisor}, de nuestro equipo de asesores locales, le ${contact}${by}. La ayuda es gratis.`
      : `Un asesor local le ${contact}. Antes le diremos por correo cómo se llama. La ayuda es gratis.`,
  ]
}

const listText = (names: string[]) => new Intl.ListFormat('es-US').format(names)

export const callerNamed: typeof english.callerNamed = ({
  name,
  advisor,
  phone,
  callBy,
  isNew,
  isEmailOnly = false,
}) => ({
  kind: 'caller-named',
  language: 'es',
  subject: `${advisor} le ${verb(isEmailOnly)} sobre su búsqueda`,
  blocks: [
    greeting(name, 'es'),
    `${advisor}, de nuestro equipo de asesores locales, le ${verb(isEmailOnly)}${fromPhone(phone, isEmailOnly)} antes del ${callBy}. La ayuda es gratis.`,
    ...(isNew ? [`${advisor} no puede ver sus datos de contacto antes de aceptar ayudarle.`] : []),
    ...otherCallerBlocks(isEmailOnly),
  ],
})

const handOverReasons: Record<HandOverReason, (community: string) => string> = {
  silent: (community) => `Que sepamos, el equipo de ${community} todavía no se ha comunicado con usted.`,
  declined: (community) => `El equipo de ${community} no puede ayudarle con su solicitud.`,
  'not-disclosed': (community) =>
    `Usted no confirmó la lectura del aviso, así que no enviamos su solicitud a ${community}.`,
}

export const advisorStepsIn: typeof english.advisorStepsIn = ({
  name,
  community,
  reason,
  advisor,
  phone,
  callBy,
  isEmailOnly = false,
}) => ({
  kind: 'advisor-steps-in',
  language: 'es',
  subject: `${advisor} le ${verb(isEmailOnly)} sobre ${community}`,
  blocks: [
    greeting(name, 'es'),
    `${handOverReasons[reason](community)} ${advisor}, de nuestro equipo de asesores locales, le ${verb(isEmailOnly)}${fromPhone(phone, isEmailOnly)} antes del ${callBy}. La ayuda es gratis.`,
    ...otherCallerBlocks(isEmailOnly),
  ],
})
