import { isCallTime, isCaller, isInConsent, isRequested, splitNames, type Sentence } from './fact'

const wizard = ['phone step', 'review', 'plain form', 'plain sent'] as const

/** Sentences before a request is sent, in the wizard, the review, and the plain form. */
export const wizardFacts: readonly Sentence[] = [
  {
    on: wizard,
    pattern: /^(?<name>.+), your local advisor(?: from (?<phone>.+))?$/,
    isTrue: ({ name = '' }, records) => isCaller(name, records),
  },
  {
    on: wizard,
    pattern: /^The team at (?<name>(?:(?! will call ).)+)$/,
    isTrue: ({ name = '' }, records) => records.leads.some((lead) => lead.name === name && lead.isDirect),
  },
  {
    on: wizard,
    pattern: /^A local Hearthway advisor$/,
    isTrue: (_, records) => records.leads.some(({ isDirect }) => !isDirect),
  },
  {
    on: wizard,
    pattern: /^First call by (?<time>.+)$/,
    isTrue: ({ time = '' }, records, walked) => isCallTime(time, records, walked),
  },
  {
    on: wizard,
    pattern: /^If they don’t(?: call by then)?, (?<name>.+) will(?: call you\.?)?(?: about .+)?$/,
    isTrue: ({ name = '' }, records) => isInConsent(name, records),
  },
  {
    on: wizard,
    pattern: /^They’ll only call about (?<name>.+)\.$/,
    isTrue: ({ name = '' }, records) => isRequested(name, records),
  },
  // Only communities that the family asked for, one by one, get its number.
  {
    on: wizard,
    pattern: /^No other community gets your number(?: unless you ask)?\.$/,
    isTrue: (_, records) => records.teams.every((name) => isRequested(name, records)),
  },
  {
    on: ['phone step', 'review', 'plain form'],
    pattern: /^When you send this request, you agree that (?<callers>.+) may call and email you about it\.$/,
    isTrue: ({ callers = '' }, records) => isInConsent(callers, records),
  },
  {
    on: ['phone step'],
    pattern: /^(?<name>.+) may text me before calling\.$/,
    isTrue: ({ name = '' }, records) => name === 'My advisor' || isCaller(name, records),
  },
  {
    on: ['disclosure', 'plain form'],
    pattern:
      /^(?<name>.+) pays us a referral fee of (?<percent>\d+)% of the first month's rent and care, and only if the person you are searching for moves in\.$/,
    isTrue: ({ name = '', percent }, records) => records.fees.get(name) === Number(percent),
  },
  {
    on: ['last step', 'disclosure', 'plain form', 'review'],
    pattern: /^(?<name>.+) pays us no referral fee\.$/,
    isTrue: ({ name = '' }, records) => records.fees.get(name) === 0,
  },
  {
    on: ['last step', 'plain form', 'review'],
    pattern: /^(?<name>.+) pays us (?<percent>\d+)% of the first month if you move in\.$/,
    isTrue: ({ name = '', percent }, records) => records.fees.get(name) === Number(percent),
  },
  {
    on: ['review'],
    pattern: /^(?:One community already has|\d+ communities already have) your contact info: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, { teams }) => splitNames(names).every((name) => teams.includes(name)),
  },
  {
    on: ['review'],
    pattern: /^Pricing for (?<name>.+) has been requested$/,
    isTrue: ({ name = '' }, records) => isRequested(name, records),
  },
]
