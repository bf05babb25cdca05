import type { Severity } from '@pkg/domain'

/** The texts about staff, penalties, owners, and deficiencies in public records. The server writes them into the page. [FIND-024] */
export const recordTexts = {
  intro: (name: string) =>
    `${name} is a real nursing home. What follows is what Medicare publishes about it. We add no rating of our own.`,
  source: (authority: string, asOf: string) => `Source: ${authority}, as of ${asOf}`,
  hoursSource: (authority: string, from: string, until: string) =>
    `Source: ${authority}, hours from ${from} to ${until}`,

  staff: 'Nurses on weekdays and weekends',
  weekends: (residents: number) =>
    `On weekends: about one nurse or nurse aide for every ${residents} residents, averaged over day and night.`,
  weekdays: (residents: number) => `On weekdays: one for every ${residents}.`,
  weekdaysAlike: 'On weekdays: about the same.',
  allDays: (residents: number) =>
    `On all days of the week: about one nurse or nurse aide for every ${residents} residents, averaged over day and night.`,
  nightsFewer: 'At night, there are usually fewer than the average.',
  weekendNurses: (residents: number) =>
    `On weekends: about one registered nurse for every ${residents} residents, averaged over day and night.`,
  fewWeekendNurses: 'On weekends: less than one registered nurse at a time, averaged over day and night.',
  noWeekendNurses: 'On weekends: the record shows no hours of registered nurses.',
  aides: (residents: number) =>
    `One nurse aide for every ${residents} residents on average. Aides help with washing, dressing, and meals.`,
  computed: (weekend: string, residents: number) =>
    `How we computed this: on weekends, nurses and nurse aides work ${weekend} hours for each resident and day. A day has 24 hours, and 24 divided by ${weekend} is about ${residents}.`,
  computedWeekdays: (weekday: string) =>
    `Medicare publishes the hours of all days and of weekends. From both, we computed ${weekday} hours on weekdays.`,
  computedAllDays: (hours: string) =>
    `How we computed this: nurses and nurse aides work ${hours} hours for each resident and day, and a day has 24 hours.`,
  weekdaysUncounted:
    'We can’t compare weekdays: in this record, the hours of all days and of weekends are counted in different ways.',
  hours: (hours: string) => `${hours} hours`,
  here: 'This home, on weekends',
  county: (homes: number) => `This county: middle value of ${homes} homes`,
  state: (state: string, homes: number) => `${state}: middle value of ${homes} homes`,
  middle: 'Half of the homes have at least the middle value. We count the homes whose records we have.',

  turnover: 'Staff who left',
  left: (percent: string) => `Within a year, ${percent} of the nurses and nurse aides left.`,
  nursesLeft: (percent: string) => `Of the registered nurses, ${percent} left.`,
  turnoverMiddle: (state: string, percent: string, homes: number) =>
    `In ${state}, the middle value of ${homes} homes is ${percent}.`,
  administrators: (count: number) =>
    count === 0
      ? 'No administrator left within a year. The administrator runs the home.'
      : `${count} ${count === 1 ? 'administrator' : 'administrators'} left within a year. The administrator runs the home.`,
  turnoverMeaning: 'When many people leave, residents often get help from someone who doesn’t know them yet.',

  penalties: 'Fines and penalties',
  fines: (count: number, years: number, total: string) =>
    count === 0
      ? `No fine in the ${years} years of this record.`
      : `${count} ${count === 1 ? 'fine' : 'fines'} in ${years} years, ${total} in all.`,
  denials: (count: number) =>
    `${count === 1 ? 'Once' : `${count} times`}, Medicare stopped paying for new residents until problems were fixed.`,
  fine: 'Fine',
  denial: 'Payment for new residents stopped',
  stopped: 'No amount',

  owner: 'Owner',
  ownerChanged: (day: string) => `The owner changed on ${day}.`,
  ownerUnnamed: 'This record names no change of owner. That doesn’t mean there was none.',

  deficiencies: 'What inspectors found',
  counted: (count: number, years: number) =>
    count === 0
      ? `No deficiency in the ${years} years of this record.`
      : `${count} ${count === 1 ? 'deficiency' : 'deficiencies'} in ${years} years. A deficiency is a rule that inspectors found the home didn’t meet.`,
  harmed: (count: number) => `${count} of them harmed residents.`,
  endangered: (count: number) => `${count} of them put residents in immediate danger.`,
  regular: 'Regular inspection',
  complaint: 'Inspection after a complaint',
  about: (inspection: string, category: string) => `${inspection}. ${category}`,
  /** The agency’s names of what deficiencies are about are in English. */
  category: (name: string): string => name.replace(/ Deficiencies$/, ''),
  corrected: (day: string) => `Corrected on ${day}, by the record.`,
  correctedUndated: 'Corrected, by the record.',
  uncorrected: 'This record doesn’t say that it was corrected.',
  severity: (letter: string, { harm, scope }: Severity) => `Severity ${letter}: ${harms[harm]} ${scopes[scope]}`,
  listed: (count: number) => `The list has the newest ${count}. The sentences are those of the agency.`,

  missing: {
    aides: 'Medicare doesn’t publish how many nurse aides work on weekends or at night.',
    staffRecord: 'We don’t have Medicare’s record of this home’s staff.',
    staff: 'The record has no nurse hours for this home.',
    turnover: 'The record doesn’t say how many of the staff left.',
    administrators: 'The record doesn’t say whether administrators left.',
    owner: 'The record doesn’t name the owner.',
    deficiencies:
      'We don’t have the agency’s sentences about this home. Its list lacks whole states, so this doesn’t mean that inspectors found nothing.',
    fines: 'The record leaves fines blank.',
    enforcement: 'The record that we have lacks this home’s fines and changes of owner.',
  },
  unpublished: 'What no public record says',
  unpublishedStaff: (state: string) =>
    `We have no public record of staff hours or turnover for this kind of community in ${state}. Medicare publishes them only for nursing homes.`,
  unpublishedDemo: 'A made-up community has no public record. On a real tour, these questions help.',
  unpublishedReport: 'We don’t have what state inspectors wrote.',
  unpublishedOwner: 'We have no public record of changes of owner.',
} as const

const harms: Record<Severity['harm'], string> = {
  minimal: 'no one was harmed, and little harm was possible.',
  potential: 'no one was harmed, but someone could have been.',
  actual: 'a resident was harmed.',
  jeopardy: 'residents were in immediate danger of serious harm.',
}

const scopes: Record<Severity['scope'], string> = {
  isolated: 'It involved one or a few residents.',
  pattern: 'It happened several times.',
  widespread: 'It involved much of the home.',
}
