import {
  always,
  hasTeam,
  isDirect,
  isCallTime,
  isCaller,
  isInConsent,
  isRequested,
  sameNames,
  splitNames,
  type Sentence,
} from './fact'

/** Sentences after a request was sent, on the screens that follow. */
export const sentFacts: readonly Sentence[] = [
  {
    on: ['nearby'],
    pattern: /^When you send this request, you agree that (?<callers>.+) may call and email you about it\.$/,
    isTrue: ({ callers = '' }, records, { asksNearby }) => !asksNearby || isInConsent(callers, records),
  },
  {
    on: ['phone step', 'review', 'plain form', 'nearby'],
    pattern: /^It’s free, and you can stop at any time\.$/,
    isTrue: always,
  },
  {
    on: ['sent', 'review'],
    pattern: /^Your name, email, phone number, and answers$/,
    isTrue: (_, records) => records.leads.length > 0,
  },
  {
    on: ['sent', 'review'],
    pattern: /^The team at (?<name>.+) will call you by (?<time>.+)$/,
    isTrue: ({ name = '', time = '' }, records, walked) => isDirect(name, records) && isCallTime(time, records, walked),
  },
  {
    on: ['sent', 'review'],
    pattern: /^(?<names>.+) will call you by (?<time>.+)$/,
    isTrue: ({ names = '', time = '' }, records, walked) =>
      isCallTime(time, records, walked) && (isInConsent(names, records) || isCaller(names, records)),
  },
  {
    on: ['sent', 'review'],
    pattern: /^If they don’t call by then, (?<name>.+) will\.$/,
    isTrue: ({ name = '' }, records) => isInConsent(name, records),
  },
  {
    on: ['sent', 'review'],
    pattern: /^No one else has it\.$/,
    isTrue: (_, records) => records.teams.every((name) => isRequested(name, records)),
  },
  {
    on: ['sent', 'review'],
    pattern: /^Will call you about (?<name>.+?)\.?$/,
    isTrue: ({ name = '' }, records) => isRequested(name, records),
  },
  {
    on: ['review'],
    pattern: /^(The team at )(?<name>.+)$/,
    isTrue: ({ name = '' }, records) => isDirect(name, records),
  },
  {
    on: ['sent'],
    pattern: /^(The team at )(?<name>.+)$/,
    isTrue: ({ name = '' }, records) => hasTeam(name, records),
  },
  {
    on: ['nearby'],
    pattern: /^Your name, email, phone number, and answers go to: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records) =>
      splitNames(names).every((name) => !isRequested(name, records) || hasTeam(name, records)),
  },
  {
    on: ['nearby'],
    pattern:
      /^If you acknowledge the disclosure on the next screen, your name, email, phone number, and answers go to: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records, { acknowledges }) =>
      splitNames(names).every((name) => !isRequested(name, records) || hasTeam(name, records) === acknowledges),
  },
  {
    on: ['disclosure', 'plain form'],
    pattern: /^If you don’t acknowledge this, we won’t send your request to (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records, { acknowledges }) =>
      splitNames(names).every((name) => isDirect(name, records) && hasTeam(name, records) === acknowledges),
  },
  {
    on: ['disclosure', 'plain form'],
    pattern: /^A local advisor will help you instead\.$/,
    isTrue: (_, { leads }, { acknowledges }) => acknowledges || leads.some(({ isHandedOver }) => isHandedOver),
  },
  {
    on: ['advisor confirmation', 'team confirmation', 'homebase', 'sent', 'plain sent'],
    pattern: /^You didn’t acknowledge the disclosure, so we didn’t send your request to (?<names>.+)\.$/,
    isTrue: ({ names = '' }, records, { acknowledges }) =>
      !acknowledges &&
      sameNames(
        names,
        records.leads.filter((lead) => lead.isDirect && !hasTeam(lead.name, records)).map(({ name }) => name),
      ),
  },
  {
    on: ['plain sent'],
    pattern: /^Instead, (?<name>.+) will contact you\.$/,
    isTrue: ({ name = '' }, { advisor }, { acknowledges }) => !acknowledges && name === advisor,
  },
  {
    on: ['homebase'],
    pattern: /^An advisor will help you instead\.$/,
    isTrue: (_, { leads }) => leads.some(({ isHandedOver }) => isHandedOver),
  },
  { on: ['homebase'], pattern: /^We got your request$/, isTrue: (_, { leads }) => leads.length > 0 },
  {
    on: ['nearby'],
    pattern: /^Your advisor will ask (?<names>.+) for you\.$/,
    isTrue: ({ names = '' }, records) => splitNames(names).every((name) => !hasTeam(name, records)),
  },
  { on: ['team confirmation'], pattern: /^Requests sent\.$/, isTrue: (_, records) => records.teams.length > 0 },
  {
    on: ['team confirmation'],
    pattern: /^You'll receive calls from the following communities:$/,
    isTrue: (_, records) => records.teams.length > 0,
  },
  {
    on: ['team confirmation'],
    pattern: /^No other community has your information\.$/,
    isTrue: (_, records) => records.teams.every((name) => isRequested(name, records)),
  },
  {
    on: ['team confirmation'],
    pattern: /^If you don’t hear from them by (?<time>.+), (?<name>.+), a local advisor, will call you\.$/,
    isTrue: ({ time = '', name = '' }, records) => isInConsent(time, records) && isInConsent(name, records),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^(?<name>.+) is your local advisor$/,
    isTrue: ({ name = '' }, records) => isCaller(name, records),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^A local Hearthway advisor will call you$/,
    isTrue: (_, records) => records.leads.some(({ isDirect, isHandedOver }) => !isDirect || isHandedOver),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^You’ll get the first call by (?<time>.+)\.$/,
    isTrue: ({ time = '' }, records, walked) => isCallTime(time, records, walked),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^We’ll email you who calls, and when\.$/,
    isTrue: (_, { emails }) => emails.some((body) => /will call you(?: from .+)? by /.test(body)),
  },
  // Said where teams that have the number may call besides the advisor.
  {
    on: ['advisor confirmation'],
    pattern: /^They may call you too\.$/,
    isTrue: (_, { teams }) => teams.length > 0,
  },
  {
    on: ['advisor confirmation'],
    pattern: /^They’ll call about (?<names>.+)\.$/,
    isTrue: ({ names = '' }, { leads }) =>
      sameNames(
        names,
        leads.map(({ name }) => name),
      ),
  },
  {
    on: ['advisor confirmation'],
    pattern: /^Your contact info also went to: (?<names>.+)\.$/,
    isTrue: ({ names = '' }, { teams }) => sameNames(names, teams),
  },
  {
    on: ['homebase'],
    pattern: /^We sent your request about (?<name>.+)$/,
    isTrue: ({ name = '' }, records) => isRequested(name, records),
  },
  {
    on: ['homebase'],
    pattern: /^(?:Waiting for a call: )?Expect a call about your request$/,
    isTrue: (_, { leads }) => leads.length > 0,
  },
  {
    on: ['homebase'],
    pattern: /^(?:Waiting for a call: )?(?<name>.+) will call you$/,
    isTrue: ({ name = '' }, records) => isCaller(name, records),
  },
  {
    on: ['homebase'],
    pattern: /^By (?<time>.+) at the latest\.$/,
    isTrue: ({ time = '' }, records, walked) => isCallTime(time, records, walked),
  },
  {
    on: ['plain form'],
    pattern: /^The team at (?<name>.+?) will call you by (?<time>.+?)(?: about (?<about>.+))?\.?$/,
    isTrue: ({ name = '', time = '' }, records) => isInConsent(time, records) && isDirect(name, records),
  },
  {
    on: ['plain sent'],
    pattern: /^The team at (?<name>.+?) will call you by (?<time>.+?)(?: about (?<about>.+))?\.?$/,
    isTrue: ({ name = '', time = '' }, records) => isInConsent(time, records) && hasTeam(name, records),
  },
  {
    on: ['plain sent', 'plain form'],
    pattern: /^(?<name>.+?) will call you by (?<time>.+?)(?: about (?<about>.+))?\.?$/,
    isTrue: ({ name = '', time = '' }, records) =>
      isInConsent(time, records) && (isCaller(name, records) || name.startsWith('A local')),
  },
  {
    on: ['plain sent'],
    pattern: /^We got your request about (?<name>.+)\.$/,
    isTrue: ({ name = '' }, records) => isRequested(name, records),
  },
  {
    on: ['plain sent'],
    pattern: /^(?<names>.+) (?:has|have) your name, email, phone number, and answers\.$/,
    isTrue: ({ names = '' }, { teams }) => sameNames(names, ['Hearthway', ...teams]),
  },
]
