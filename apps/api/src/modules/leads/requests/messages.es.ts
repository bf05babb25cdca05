import { formatPhone } from '@pkg/domain'
import type { HandOverReason } from '../../../jobs/jobs'
import type { MessageBlock } from '../../messaging'
import type * as english from './messages'

const greeting = (name: string) => (name ? `Hola, ${name}:` : 'Hola:')
const receiptsUrl = '{marketplace}/receipts?token={secret}'

const otherCallerBlocks = (isEmailOnly: boolean): MessageBlock[] => [
  isEmailOnly
    ? '¿Prefiere que le escriba otra persona, o que no le escriba nadie?'
    : '¿Prefiere hablar con otra persona, o que no le llamen?',
  { action: { label: isEmailOnly ? 'Cambiar quién escribe' : 'Cambiar quién llama', url: receiptsUrl } },
]

/** How people contact a family, as a verb. */
const verb = (isEmailOnly: boolean) => (isEmailOnly ? 'escribirá' : 'llamará')

/** The phone number that a family gets a call from. An email comes from none. */
const fromPhone = (phone: string | undefined, isEmailOnly: boolean) =>
  phone && !isEmailOnly ? ` desde el ${formatPhone(phone)}` : ''

export const requestReceived: typeof english.requestReceived = (name, communities, callers) => {
  const about = communities.length > 0 ? listText(communities) : 'su búsqueda'
  return {
    kind: 'request-received',
    language: 'es',
    subject: `Recibimos su solicitud sobre ${about}`,
    blocks: [
      greeting(name),
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
    ...(teams && !hasAdvisor ? [`Si no, ${otherwise} le ${contact} en su lugar.`] : []),
    ...awaitingDisclosure.flatMap((name) => [
      `Si confirma la lectura del aviso que exige su estado, ${name} recibirá su solicitud y su equipo le ${isEmailOnly ? 'escribirá' : 'llamará o le escribirá'}${by}.`,
      `Si no la confirma, ${otherwise} le ${contact} sobre ${name}.`,
    ]),
  ]
  if (!hasAdvisor) return [...fromTeams, 'Es gratis.']
  return [
    ...fromTeams,
    advisor
      ? `${advisor}, de nuestra asesoría local, le ${contact}${by}. Su ayuda es gratis.`
      : `Le ${contact} alguien de nuestra asesoría local. Antes le enviaremos su nombre por correo. Su ayuda es gratis.`,
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
    greeting(name),
    `${advisor}, de nuestra asesoría local, le ${verb(isEmailOnly)}${fromPhone(phone, isEmailOnly)} antes del ${callBy}. Su ayuda es gratis.`,
    ...(isNew ? [`${advisor} no puede ver sus datos de contacto antes de aceptar ayudarle.`] : []),
    ...otherCallerBlocks(isEmailOnly),
  ],
})

const handOverReasons: Record<HandOverReason, (community: string) => string> = {
  silent: (community) => `Que sepamos, el equipo de ${community} todavía no se ha comunicado con usted.`,
  declined: (community) => `El equipo de ${community} no puede ayudar con su solicitud.`,
  'not-disclosed': (community) => `No confirmó la lectura del aviso, así que no enviamos su solicitud a ${community}.`,
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
    greeting(name),
    `${handOverReasons[reason](community)} ${advisor}, de nuestra asesoría local, le ${verb(isEmailOnly)}${fromPhone(phone, isEmailOnly)} antes del ${callBy}. Su ayuda es gratis.`,
    ...otherCallerBlocks(isEmailOnly),
  ],
})
