import { randomUUID } from 'node:crypto'
import type { ChatAnswer, ChatSource, NewChatAnswer } from '@pkg/api-client'
import { type Language, siteDay, slugify } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { findCommunity, getRooms } from '../catalog'
import { listTourDays } from '../tours'
import { findAboutChat } from './about-chat'
import { findAnsweredQuestion } from './community-facts/answered-questions'
import type { CommunityRecord, Fact } from './community-facts/community-record'
import { factTextsIn, findFact } from './community-facts/find-fact'
import { findPassage, type FoundPassage } from './find-passage'
import { findOwnRequest } from './own-request'
import { excerpt } from './passage-excerpt'
import type { Passage } from './passage-store'
import { refusalFor } from './refusals'

/** How much of a question a passage must have to answer it. */
const enoughCoverage = 0.6

/**
 * Answers a question from a community’s record or from what we published, and names the source. What neither says has no answer, and neither does advice,
 * other people’s data, or the future. The question isn’t stored. @throws {HttpError} 404 for an unknown community [CHAT-001]
 */
export async function answerQuestion(
  orm: Orm,
  { question, communityId, language = 'en' }: NewChatAnswer,
): Promise<ChatAnswer> {
  const id = randomUUID()
  const refusal = refusalFor(question, language)
  if (refusal) return { id, isAnswered: false, reason: refusal }
  const own = findOwnRequest(question, language) ?? findAboutChat(question, language)
  if (own) return { id, isAnswered: true, ...own }
  const record = communityId === undefined ? undefined : await loadRecord(orm, communityId)
  const fact = record && findFact(record, question, language)
  if (record && fact && fact !== 'unlisted') return { id, isAnswered: true, ...stateFact(record, fact, language) }
  const answered = record && (await findAnsweredQuestion(orm, record.community.id, { question, language }))
  if (record && answered) return { id, isAnswered: true, ...stateFact(record, answered, language) }
  if (fact === 'unlisted') return { id, isAnswered: false, reason: 'unlisted' }
  const found = await findPassage(orm, question, language)
  if (!found || found.coverage < enoughCoverage) return { id, isAnswered: false, reason: 'unknown' }
  return { id, isAnswered: true, ...quote(found) }
}

async function loadRecord(orm: Orm, communityId: string): Promise<CommunityRecord> {
  const community = await findCommunity(orm, communityId)
  if (!community) throw notFound('community', communityId)
  const { rooms } = await getRooms(orm, communityId)
  const { items: tourDays } = await listTourDays(orm, communityId, { offset: 0, size: 100 })
  return { community, rooms, tourDays }
}

function stateFact({ community: { name, url } }: CommunityRecord, { text, section, asOf }: Fact, language: Language) {
  const source: ChatSource = {
    kind: 'community',
    title: name,
    section: factTextsIn[language].sections[section],
    path: `${url}#${section}`,
    ...(asOf && { asOf }),
  }
  return { text, source }
}

function quote({ passage, headingCoverage, stems }: FoundPassage) {
  const { title, heading, body } = passage
  const source: ChatSource = {
    kind: 'article',
    title,
    ...(heading && { section: heading.replaceAll(/[*_`]/g, '') }),
    path: pathOf(passage),
    asOf: dayOf(passage),
  }
  return { text: excerpt(body, stems, headingCoverage >= 0.5), source }
}

/** Returns where a passage is on the marketplace. */
function pathOf({ kind, slug, heading, values }: Passage): string {
  const fragment = heading ? `#${slugify(heading)}` : ''
  if (kind === 'articles') return `/resource-center/${slug}${fragment}`
  if (kind === 'state-pages') return `/resource-center/state/${slug}${fragment}`
  if (kind === 'senior-living-tools' && typeof values['path'] === 'string') return values['path']
  return `/about${fragment}`
}

/** Returns the day on which a text was last reviewed or changed. */
function dayOf({ values, updatedAt }: Passage): string {
  const stated = [values['reviewedOn'], values['publishedOn']].find((day) => typeof day === 'string')
  return typeof stated === 'string' ? stated : siteDay(updatedAt)
}
