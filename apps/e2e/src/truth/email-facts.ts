import { hasTeam, isCaller, isInConsent, isRequested, splitNames, type Sentence } from './fact'

/** Sentences of emails to the family about callers and recipients. */
export const emailFacts: readonly Sentence[] = [
  {
    on: ['email'],
    pattern: /^We got your request about (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records) =>
      names === 'your search' || splitNames(names).every((name) => isRequested(name, records)),
  },
  {
    on: ['email'],
    pattern: /^You’ll get a call or an email from (?<teams>.+) by (?<time>.+)\.$/,
    isTrue: ({ teams = '', time = '' }, records) =>
      isInConsent(time, records) &&
      teams
        .split(/, (?:and )?(?=the team)| and (?=the team)/)
        .every((team) => records.leads.some((lead) => `the team at ${lead.name}` === team && lead.isDirect)),
  },
  {
    on: ['email'],
    pattern: /^If you don’t, (?<name>.+) will call you instead\.$/,
    isTrue: ({ name = '' }, records) => isInConsent(name, records),
  },
  {
    on: ['email'],
    pattern:
      /^If you acknowledge the disclosure that its state requires, (?<name>.+) gets your request, and its team will call or email you by (?<time>.+)\.$/,
    isTrue: ({ name = '', time = '' }, records) => isRequested(name, records) && isInConsent(time, records),
  },
  {
    on: ['email'],
    pattern: /^If you don’t acknowledge it, (?<caller>.+) will call you about (?<name>.+)\.$/,
    isTrue: ({ caller = '', name = '' }, records) => isRequested(name, records) && isInConsent(caller, records),
  },
  {
    on: ['email'],
    pattern: /^(?<name>.+), your local advisor, will call you by (?<time>.+)\.$/,
    isTrue: ({ name = '', time = '' }, records) => isCaller(name, records) && isInConsent(time, records),
  },
  {
    on: ['email'],
    pattern: /^(?<name>.+), a local advisor, will call you(?: from .+?)? by (?<time>.+)\.$/,
    isTrue: ({ name = '' }, { advisor }) => name === advisor,
  },
  {
    on: ['email'],
    pattern: /^You didn’t acknowledge the disclosure, so we didn’t send your request to (?<name>.+)\.$/,
    isTrue: ({ name = '' }, records) =>
      records.leads.some((lead) => lead.name === name && lead.isHandedOver) && !hasTeam(name, records),
  },
  {
    on: ['email'],
    pattern: /^(?<name>.+) can’t see your contact info before agreeing to help you\.$/,
    isTrue: ({ name = '' }, { advisor }) => name === advisor,
  },
]
