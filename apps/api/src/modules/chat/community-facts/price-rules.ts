import { type CareTypeSlug, careTypeSlugs, type Community, type RoomType } from '@pkg/domain'
import { askedCare, askedRoom, careWords, roomWords } from './asked-parts'
import { type CommunityRecord, type Fact, type FactRule, wordList } from './community-record'
import type { FactTexts } from './texts'

const priceWords = wordList(`
  much cost costs costing price prices pricing priced rent rate rates month monthly months expensive afford affordable pay fee fees charge charges starting start
  total base basic room rooms per
`)

/** What a community costs: by room and care, its fees, and a second person. [TRUST-012, TRUTH-010] */
export const priceRules: readonly FactRule[] = [
  {
    pattern:
      /\b(?:community|move[- ]?in|admission|one[- ]?time|up[- ]?front|entrance|entry|buy[- ]?in) (?:fee|fees|cost|costs|charge|charges)\b/,
    words: [
      ...priceWords,
      ...wordList('community move-in move admission one-time upfront up-front entrance entry buy-in'),
    ],
    answer: (record, _question, texts) =>
      statedFee(record, 'communityFee', texts.communityFee) ?? statedFee(record, 'ccrcEntryFees', texts.entranceFee),
  },
  {
    pattern:
      /\b(?:second person|two people|2 people|for two|both (?:of (?:them|us)|my parents|parents)|couples?|mom and dad|mother and father|her and dad|spouse|husband and wife|sharing|share a room|together)\b/,
    words: [
      ...priceWords,
      ...wordList('second person two people both couple couples spouse husband wife sharing share room together'),
    ],
    answer: (record, _question, texts) => statedFee(record, 'secondPerson', texts.secondPerson),
  },
  {
    pattern:
      /\b(?:care fees?|levels? of care (?:fees?|cost|costs|charge)|care cost extra|extra (?:for|to) care|cost of care|charge for care)\b/,
    words: [...priceWords, ...wordList('care level levels extra help')],
    answer: (record, _question, texts) => statedFee(record, 'additionalService', texts.careFee),
  },
  {
    pattern:
      /\b(?:how much|costs?|costing|prices?|pricing|rent|rates?|monthly|a month|per month|expensive|afford\w*)\b/,
    words: [...priceWords, ...careWords, ...roomWords],
    answer: findPrice,
  },
]

function findPrice({ community }: CommunityRecord, question: string, texts: FactTexts): Fact | undefined {
  if (community.hidePricing) return undefined
  const room = askedRoom(question)
  const [care] = askedCare(question)
  if (room) return roomPrice(community, room, care, texts)
  if (care) return carePrice(community, care, texts)
  const { name, startingRate, isRateEstimated, pricesAsOf } = community
  if (startingRate <= 0) return undefined
  if (isRateEstimated) return { text: texts.estimated(name, startingRate), section: 'cost' }
  const more = careTypeSlugs
    .filter((type) => community.pricesByCareType[type]?.price !== startingRate)
    .flatMap((type) => careSentence(community, type, texts) ?? [])
  return {
    text: [texts.startsAt(name, startingRate), ...more, texts.careMayAdd].join(' '),
    section: 'cost',
    asOf: pricesAsOf,
  }
}

function carePrice(community: Community, care: CareTypeSlug, texts: FactTexts): Fact | undefined {
  if (!community.care.includes(care)) {
    const { name, care: offered } = community
    const text = `${texts.offersNot([texts.care(care)])} ${texts.offers(name, offered.map(texts.care))}`
    return { text, section: 'care' }
  }
  const sentence = careSentence(community, care, texts)
  return sentence ? { text: sentence, section: 'cost', asOf: community.pricesAsOf } : undefined
}

function careSentence({ pricesByCareType }: Community, care: CareTypeSlug, texts: FactTexts): string | undefined {
  const price = pricesByCareType[care]
  return price && price.price > 0
    ? texts.careStartsAt(texts.care(care), price.price, price.isEstimate === true)
    : undefined
}

function roomPrice(
  { slyPrices, pricesAsOf }: Community,
  room: RoomType,
  care: CareTypeSlug | undefined,
  texts: FactTexts,
): Fact | undefined {
  const prices = slyPrices
    .filter(({ title }) => !care || title === care)
    .flatMap(({ title, prices: listed }) => {
      const found = listed.find(({ type, from, isEnabled }) => type === room && from > 0 && isEnabled !== false)
      return found ? [{ care: texts.care(title), price: found.from }] : []
    })
  return prices.length > 0
    ? { text: texts.roomStartsAt(texts.rooms[room], prices), section: 'rooms', asOf: pricesAsOf }
    : undefined
}

function statedFee({ community }: CommunityRecord, type: RoomType, text: (price: number) => string): Fact | undefined {
  if (community.hidePricing) return undefined
  const found = community.slyPrices
    .flatMap(({ prices }) => prices)
    .find((price) => price.type === type && price.from > 0 && price.isEnabled !== false)
  return found && { text: text(found.from), section: 'cost', asOf: community.pricesAsOf }
}
