import {
  always,
  hasTeam,
  isCallTime,
  isCaller,
  isInConsent,
  isRequested,
  sameNames,
  type Sentence,
  splitNames,
} from './fact'

/** Sentences for a family that would rather not be called. What they promise is an email. [TRUST-006] */
export const noCallsFacts: readonly Sentence[] = [
  {
    on: 'any',
    pattern: /^When you send this request, you agree that (?<callers>.+) may email you about it\.$/,
    isTrue: ({ callers = '' }, records) => isInConsent(callers, records),
  },
  {
    on: 'any',
    pattern: /^No one will call you\.$/,
    isTrue: (_, records) => isInConsent('No one will call you.', records),
  },
  { on: ['phone step'], pattern: /^If you choose this, we’ll email you instead\.$/, isTrue: always },
  {
    on: ['sent'],
    pattern: /^Your name, email, and answers$/,
    isTrue: (_, records) => records.leads.length > 0,
  },
  {
    on: ['sent'],
    pattern: /^Will email you about (?<name>.+?)\.?$/,
    isTrue: ({ name = '' }, records) => isRequested(name, records),
  },
  {
    on: ['nearby'],
    pattern: /^Your name, email, and answers go to: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records) =>
      splitNames(names).every((name) => !isRequested(name, records) || hasTeam(name, records)),
  },
  {
    on: ['nearby'],
    pattern:
      /^If you acknowledge the disclosure on the next screen, your name, email, and answers go to: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records, { acknowledges }) =>
      splitNames(names).every((name) => !isRequested(name, records) || hasTeam(name, records) === acknowledges),
  },
  { on: ['nearby'], pattern: /^Request an email from these nearby community options for pricing$/, isTrue: always },
  {
    on: ['nearby'],
    pattern: /^A request goes to three communities at most, so you won’t get too many emails\.$/,
    isTrue: always,
  },
  {
    on: ['team confirmation'],
    pattern: /^You’ll receive emails from the following communities:$/,
    isTrue: (_, records) => records.teams.length > 0,
  },
  {
    on: ['team confirmation'],
    pattern: /^If you don’t hear from them by (?<time>.+), (?<name>.+), a local advisor, will email you\.$/,
    isTrue: ({ time = '', name = '' }, records) => isInConsent(time, records) && isInConsent(name, records),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^A local Hearthway advisor will email you$/,
    isTrue: (_, records) => records.leads.some(({ isDirect, isHandedOver }) => !isDirect || isHandedOver),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^You’ll get the first email by (?<time>.+)\.$/,
    isTrue: ({ time = '' }, records, walked) => isCallTime(time, records, walked),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^We’ll email you who will help you, and when\.$/,
    isTrue: (_, { emails }) => emails.some((body) => / will email you by /.test(body)),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^They’ll email you about (?<names>.+)\.$/,
    isTrue: ({ names = '' }, { leads }) =>
      sameNames(
        names,
        leads.map(({ name }) => name),
      ),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^Your name, email, and answers also went to: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, { teams }) => sameNames(names, teams),
  },
  { on: ['advisor confirmation'], pattern: /^They may email you too\.$/, isTrue: (_, { teams }) => teams.length > 0 },
  { on: ['advisor confirmation'], pattern: /^If you’d like to talk, you can call them: .*$/, isTrue: always },
  {
    on: ['email'],
    pattern: /^(?<name>.+), (?:your|a) local advisor, will email you by (?<time>.+)\.$/,
    isTrue: ({ name = '', time = '' }, records) => isCaller(name, records) && isInConsent(time, records),
  },
  {
    on: ['plain sent', 'plain form'],
    pattern: /^(?<name>.+?) will email you by (?<time>.+?)(?: about (?<about>.+))?\.?$/,
    isTrue: ({ name = '', time = '' }, records) =>
      isInConsent(time, records) && (isCaller(name, records) || /^(The team|A local)/.test(name)),
  },
  {
    on: ['plain sent'],
    pattern: /^(?<names>.+) (?:has|have) your name, email, and answers\.$/,
    isTrue: ({ names = '' }, { teams }) => sameNames(names, ['Hearthway', ...teams]),
  },
  {
    on: ['plain form'],
    pattern: /^We won’t call you\.$/,
    isTrue: (_, records) => isInConsent('No one will call you.', records),
  },
  {
    on: ['plain form'],
    pattern: /^No other community gets your email address\.$/,
    isTrue: (_, records) => records.teams.every((name) => isRequested(name, records)),
  },
  { on: 'any', pattern: /^(I'd rather not be called|Enter a phone number)$/, isTrue: always },
  { on: ['email'], pattern: /^Would you rather hear from someone else, or not at all\?$/, isTrue: always },
  { on: ['email'], pattern: /^Change who emails: .*$/, isTrue: always },
]

/** Returns the sentences that promise a call, which a family that would rather not be called must never read. [TRUST-006] */
export const promisesOfCalls = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) =>
    /\b(?:will|may|’ll|expect an?|get an?|get the first|first) (?:only )?calls?\b/i.test(
      sentence.replaceAll(/(?:no one will|we won’t) call/gi, ''),
    ),
  )
