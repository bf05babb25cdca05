import type { PaymentOrigin, Translated } from '@pkg/domain'
import type * as english from './texts'

type Person = english.Person

const people: Record<NonNullable<Person>, { money: string; move: string }> = {
  Myself: { money: 'Su dinero', move: 'usted tendría' },
  'Self + Partner': { money: 'Su dinero', move: 'ustedes dos tendrían' },
  Mother: { money: 'El dinero de su madre', move: 'ella tendría' },
  Father: { money: 'El dinero de su padre', move: 'él tendría' },
  Parents: { money: 'El dinero de sus padres', move: 'ellos tendrían' },
  'Someone else': { money: 'El dinero de esa persona', move: 'esa persona tendría' },
}

const of = (person: Person) => people[person ?? 'Myself']
const yearsFrom = 36

export const stayTexts: Translated<typeof english.stayTexts> = {
  duration(months) {
    if (months < yearsFrom) return months === 1 ? 'más o menos 1 mes' : `unos ${months} meses`
    const [years, rest] = [Math.floor(months / 12), months % 12]
    return `unos ${years} años${rest === 0 ? '' : rest === 1 ? ' y 1 mes' : ` y ${rest} meses`}`
  },
  lasts: (person, duration, price) => `${of(person).money} alcanza aquí para ${duration}, a ${price} al mes.`,
  covered: (person, years, price) =>
    `${of(person).money} alcanza aquí para al menos ${years === 1 ? '1 año' : `${years} años`}, a ${price} al mes.`,
  noMonth: (person, price) => `${of(person).money} no alcanza aquí para un mes, a ${price} al mes.`,
  noPrice: 'No sabemos el precio de esta residencia, así que no podemos calcular para cuánto alcanza el dinero.',
  staysOnMedicaid: (source) => `Después, la residencia acepta Medicaid (${source}).`,
  mustMove: (person, source) =>
    `Después, ${of(person).move} que mudarse, porque la residencia no acepta Medicaid (${source}).`,
  askThen: 'No sabemos si la residencia acepta Medicaid después. Pregunte a la residencia.',
  accepts: (source) => `La residencia acepta Medicaid (${source}).`,
  declines: (source) => `La residencia no acepta Medicaid (${source}).`,
  ask: 'No sabemos si la residencia acepta Medicaid. Pregunte a la residencia.',
  origins: {
    medicare: (day) => `datos de Medicare, ${day}`,
    state: (day) => `lista del estado, ${day}`,
    community: (day) => `su equipo, ${day}`,
    staff: (day) => `nuestro personal, ${day}`,
  } satisfies Record<PaymentOrigin, (day: string) => string>,
}
