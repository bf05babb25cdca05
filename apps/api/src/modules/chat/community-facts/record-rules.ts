import {
  type EnforcementRecord,
  type FindingKind,
  freeTourChoices,
  isDemo,
  type RoomAvailability,
  shownScore,
  sizeForCapacity,
  sortDeficiencies,
  summarizeAvailability,
} from '@pkg/domain'
import { askedCare, careWords, roomWords } from './asked-parts'
import { type CommunityRecord, type Fact, type FactRule, wordList } from './community-record'
import type { FactTexts } from './texts'

/** What a community’s record says besides prices and amenities. */
export const recordRules: readonly FactRule[] = [
  {
    pattern:
      /\b(?:you|yall|u|your (?:company|site)|this (?:site|website)|hearthway)\b.*\b(?:paid|pay|earn|make|commission|kickback|percent\w*|cut)\b|\b(?:commissions?|referral fees?|kickbacks?)\b/,
    words: wordList(
      'paid pay pays earn commission commissions referral fee fees kickback kickbacks percent percentage company site website cut move moves',
    ),
    answer: ({ community: { name, feePercent } }, _question, texts) => ({
      text: feePercent > 0 ? texts.fee(name, feePercent) : texts.noFee(name),
      section: 'fee',
    }),
  },
  {
    pattern:
      /\b(?:openings?|available|availability|vacan\w+|wait ?list|waiting list|rooms? (?:left|open|free)|open rooms?|spots?|full|spaces?)\b/,
    words: [
      ...wordList(
        'open opening openings available availability vacancy vacancies vacant waitlist waiting list left free spot spots space spaces full soon',
      ),
      ...roomWords,
      ...careWords,
    ],
    answer: answerRooms,
  },
  {
    pattern: /\b(?:address|where is|where are|located|location|directions|what (?:city|town|street)|zip code)\b/,
    words: wordList('address located location directions city town street zip code exactly exact community'),
    answer: ({ community: { name, addressString, address } }, _question, texts) => ({
      text: [texts.address(name, addressString), ...(address.isApproximate ? [texts.approximateAddress] : [])].join(
        ' ',
      ),
      section: 'location',
    }),
  },
  {
    pattern:
      /\b(?:how many (?:people|residents|beds|rooms|units|seniors|apartments)|how (?:big|large|small)|capacity|size|is it (?:a )?(?:big|small|large))\b/,
    words: wordList(
      'residents beds rooms units apartments big large small capacity size live lives living community people',
    ),
    answer({ community: { name, capacity } }, _question, texts) {
      const size = sizeForCapacity(capacity)
      return size && capacity ? { text: texts.capacity(name, capacity, size), section: 'about' } : undefined
    },
  },
  {
    pattern:
      /\b(?:reviews?|ratings?|rated|score|any good|a good (?:place|community|one)|reputation|what (?:do )?(?:people|families) (?:say|think))\b/,
    words: wordList('review reviews rating ratings rated score reputation community bad'),
    answer({ community }, _question, texts) {
      const { name, numReviews } = community
      const score = shownScore(community)
      if (numReviews === 0) return { text: texts.notRated(name), section: 'reviews' }
      const text = score === undefined ? texts.fewReviews(name, numReviews) : texts.rated(name, score, numReviews)
      return { text, section: 'reviews' }
    },
  },
  {
    pattern:
      /\b(?:tours?|touring|visit|see it|see the (?:place|rooms?|community)|come (?:see|by|look)|stop by|look around|walk through|showing)\b/,
    words: wordList(
      'tour tours touring visit visits schedule book appointment showing stop walk around through soon day days weekend available community',
    ),
    answer({ community: { name, timeZone }, tourDays }, _question, texts) {
      const [next] = freeTourChoices(tourDays, 1)
      return { text: next ? texts.tours(name, { ...next, timeZone }) : texts.noTours(name), section: 'tour' }
    },
  },
  {
    pattern:
      /\b(?:inspect\w*|violations?|citations?|deficienc\w+|complaints?|fines?|fined|safety record|state report|stars)\b/,
    words: wordList(
      'inspection inspections inspected inspector inspectors violation violations citation citations deficiency deficiencies complaint complaints fine fines fined state report reports record records problem problems issue issues pass passed fail failed star stars medicare safe safety last bad',
    ),
    answer: answerInspections,
  },
  {
    pattern:
      /\b(?:memory care|dementia|alzheimers|assisted[- ]living|independent[- ]living|skilled nursing|nursing (?:home|care)|levels? of care|(?:kinds?|types?) of care|care types?)\b/,
    words: [...wordList('offer offers provide provides level levels kind kinds type types available'), ...careWords],
    answer: answerCare,
  },
]

function answerRooms({ rooms }: CommunityRecord, _question: string, texts: FactTexts): Fact | undefined {
  const { status, statedOn } = summarizeAvailability(rooms)
  if (!statedOn) return undefined
  if (status === 'unknown') return { text: texts.roomsOutdated(statedOn), section: 'rooms', asOf: statedOn }
  const stated = rooms.flatMap((room) => roomText(room, texts) ?? [])
  return { text: texts.roomsAsOf(stated, statedOn), section: 'rooms', asOf: statedOn }
}

function roomText({ room, status, openRooms }: RoomAvailability, texts: FactTexts): string | undefined {
  return status === 'unknown' ? undefined : texts.roomStatus[status](texts.rooms[room], openRooms)
}

function answerInspections({ community }: CommunityRecord, _question: string, texts: FactTexts): Fact {
  const { inspections, medicareStars, enforcement } = community
  const stars = medicareStars?.overall === undefined ? [] : [texts.medicareStars(medicareStars.overall)]
  if (enforcement?.deficiencies !== undefined) {
    return { text: [...enforcedTexts(community, enforcement, texts), ...stars].join(' '), section: 'inspections' }
  }
  if (inspections) {
    const findings = inspections.findings.flatMap(({ kind, value }) => findingText(kind, value, texts) ?? [])
    if (findings.length > 0) {
      const text = [texts.inspected(inspections.authority, findings), ...stars].join(' ')
      return { text, section: 'inspections', asOf: dayOf(inspections.asOf) }
    }
  }
  const missing = isDemo(community) ? texts.demoInspections : texts.noInspections
  return { text: [...stars, missing].join(' '), section: 'inspections' }
}

/** Returns what inspectors found in some years, which fines there were, and when the newest deficiency was found. [FIND-024] */
function enforcedTexts(
  { deficiencies }: CommunityRecord['community'],
  { years, deficiencies: found = 0, actualHarm = 0, fines, fineTotal = 0 }: EnforcementRecord,
  texts: FactTexts,
): string[] {
  const [newest] = sortDeficiencies(deficiencies?.listed ?? [])
  return [
    texts.found(found, years, actualHarm),
    ...(fines === undefined ? [] : [texts.fined(fines, fineTotal)]),
    ...(newest ? [texts.newestDeficiency(newest.date)] : []),
  ]
}

function findingText(kind: FindingKind, value: number, texts: FactTexts): string | undefined {
  if (kind === 'deficiencies' || kind === 'inspection-deficiencies') return texts.findings.deficiencies(value)
  if (kind === 'complaints') return texts.findings.complaints(value)
  return kind === 'fines' ? texts.findings.fines(value) : undefined
}

const dayOf = (asOf: string) => (/^\d{4}-\d{2}-\d{2}$/.test(asOf) ? asOf : undefined)

function answerCare({ community: { name, care } }: CommunityRecord, question: string, texts: FactTexts): Fact {
  const missing = askedCare(question).filter((asked) => !care.includes(asked))
  const text = [
    texts.offers(name, care.map(texts.care)),
    ...(missing.length > 0 ? [texts.offersNot(missing.map(texts.care))] : []),
  ]
  return { text: text.join(' '), section: 'care' }
}
