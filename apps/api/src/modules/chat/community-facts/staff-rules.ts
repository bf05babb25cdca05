import { allDayHours, residentsPerPerson, weekdayHours } from '@pkg/domain'
import { type CommunityRecord, type Fact, type FactRule, wordList } from './community-record'
import type { FactTexts } from './texts'

const staff = '(?:nurses?|nursing|aides?|caregivers?|staff)'
const weekend = '(?:weekends?|sundays?|saturdays?)'

/** What Medicare publishes about a nursing home’s staff and owner. [FIND-024, CHAT-001] */
export const staffRules: readonly FactRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:how many (?:\\w+ ){0,2}${staff}|${staff}\\b.*\\b(?:${weekend}|ratios?)|${weekend}\\b.*\\b${staff}|staffing|staffed|nurse hours)\\b`,
    ),
    words: wordList(
      'nurse nurses nursing aide aides caregiver caregivers staff staffing staffed weekend weekends weekday weekdays sunday sundays saturday saturdays ratio ratios resident residents per hours many duty work working level levels enough registered',
    ),
    answer: answerStaff,
  },
  {
    pattern: new RegExp(
      `\\b(?:turnover|${staff} (?:\\w+ ){0,3}(?:leave|leaves|left|leaving|quit|quits)|administrators? (?:\\w+ ){0,2}(?:leave|left|leaving|quit|change\\w*))\\b`,
    ),
    words: wordList(
      'turnover rate nurse nurses nursing aide aides caregiver caregivers staff administrator administrators leave leaves left leaving quit quits change changes changed year high many often last',
    ),
    answer: answerTurnover,
  },
  {
    pattern: /\b(?:owners?|ownership|owns|owned)\b/,
    words: wordList('owner owners ownership owns owned change changes changed new recently last year sold'),
    answer: ({ community: { enforcement } }, _question, texts) =>
      enforcement && {
        text: enforcement.ownershipChangedOn ? texts.ownerChanged(enforcement.ownershipChangedOn) : texts.ownerUnnamed,
        section: 'inspections',
      },
  },
]

function answerStaff({ community }: CommunityRecord, _question: string, texts: FactTexts): Fact {
  const hours = community.staffing?.hours
  const all = hours && residentsPerPerson(allDayHours(hours))
  if (!hours || all === undefined) return { text: texts.noStaffHours, section: 'inspections' }
  const weekends = hours.weekendTotal === undefined ? undefined : residentsPerPerson(hours.weekendTotal)
  const weekday = weekdayHours(hours)
  const text =
    weekends === undefined
      ? texts.staffAllDays(all)
      : texts.staffOnWeekends(weekends, weekday === undefined ? undefined : residentsPerPerson(weekday))
  return { text: [text, texts.staffAveraged].join(' '), section: 'inspections' }
}

function answerTurnover({ community }: CommunityRecord, _question: string, texts: FactTexts): Fact {
  const { turnover, administratorsLeft } = community.staffing ?? {}
  const text = [
    ...(turnover === undefined ? [] : [texts.turnover(turnover)]),
    ...(administratorsLeft === undefined ? [] : [texts.administratorsLeft(administratorsLeft)]),
  ]
  return { text: text.length > 0 ? text.join(' ') : texts.noTurnover, section: 'inspections' }
}
