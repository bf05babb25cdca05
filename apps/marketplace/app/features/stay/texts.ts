import type { PaymentOrigin, WizardAnswers } from '@pkg/domain'

/** Who moves in, if the family said it. */
export type Person = WizardAnswers['lookingFor']

/** The money of each person, and who would move. Until the family says who moves in, “you” is the family, as everywhere on the site. */
const people: Record<NonNullable<Person>, { money: string; they: string }> = {
  Myself: { money: 'your money', they: 'you' },
  'Self + Partner': { money: 'your money', they: 'the two of you' },
  Mother: { money: 'your mother’s money', they: 'she' },
  Father: { money: 'your father’s money', they: 'he' },
  Parents: { money: 'your parents’ money', they: 'they' },
  'Someone else': { money: 'their money', they: 'they' },
}

const moneyOf = (person: Person) => people[person ?? 'Myself'].money
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** From how many months on a time is given in years. */
const yearsFrom = 36

/** How long someone can stay at a community, in words. [FIND-023] */
export const stayTexts = {
  duration(months: number): string {
    if (months < yearsFrom) return `about ${months} ${months === 1 ? 'month' : 'months'}`
    const [years, rest] = [Math.floor(months / 12), months % 12]
    return `about ${years} years${rest === 0 ? '' : rest === 1 ? ' and 1 month' : ` and ${rest} months`}`
  },
  lasts: (person: Person, duration: string, price: string) =>
    `${upper(moneyOf(person))} lasts ${duration} here, at ${price} a month.`,
  covered: (person: Person, years: number, price: string) =>
    `${upper(moneyOf(person))} lasts at least ${years === 1 ? '1 year' : `${years} years`} here, at ${price} a month.`,
  noMonth: (person: Person, price: string) =>
    `${upper(moneyOf(person))} doesn’t pay for one month here, at ${price} a month.`,
  noPrice: 'We don’t know the price here, so we can’t say how long the money lasts.',
  staysOnMedicaid: (source: string) => `After that, the community takes Medicaid (${source}).`,
  mustMove: (person: Person, source: string) =>
    `After that, ${people[person ?? 'Myself'].they} would have to move, because the community doesn’t take Medicaid (${source}).`,
  askThen: 'We don’t know whether the community takes Medicaid after that. Ask the community.',
  accepts: (source: string) => `The community takes Medicaid (${source}).`,
  declines: (source: string) => `The community doesn’t take Medicaid (${source}).`,
  ask: 'We don’t know whether the community takes Medicaid. Ask the community.',
  origins: {
    medicare: (day: string) => `Medicare’s records, ${day}`,
    state: (day: string) => `the state’s list, ${day}`,
    community: (day: string) => `its team, ${day}`,
    staff: (day: string) => `our staff, ${day}`,
  } satisfies Record<PaymentOrigin, (day: string) => string>,
} as const
