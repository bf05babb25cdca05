import { type Brand, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { addFamilyTask } from '../../tasks'
import { insertNote } from '../conversations/note-store'
import { insertTimelineEntries } from '../outbox/delivery-store'
import { queueAnswer } from '../outbox/outbox-store'
import { deleteStop, insertStop } from '../stops/stop-store'
import { messagesIn } from './messages-in'
import { deletePauses, insertPauses, listMergedFamilies, type PausedFamily, type Stop } from './pause-store'
import { pauseTexts } from './texts'

/** The most letters of a family's words that staff read with a pause. The whole message is in the conversation. */
const longestWords = 200

/** Someone who asks us to stop messages, or to send them again. */
export interface Asker extends Stop {
  /** A hash of the message that asks. The same message is answered once. */
  hash: string
  /** The families with this address or number. */
  families: PausedFamily[]
  /** The conversation that the message is in, its family, and the address that an answer to ours goes to. */
  conversationId?: string
  familyId?: string
  replyTo?: string
}

/** Pauses texts and automatic messages to a person, tells staff, and confirms it, once until messages go out again. [EDGE-008] */
export async function stopMessages(tx: Orm, brand: Brand, asker: Asker): Promise<void> {
  const stop = { ...asker, words: asker.words.trim().slice(0, longestWords) }
  const isNew = asker.families.length === 0 && (await insertPauses(tx, stop, undefined))
  // Families that were merged are one family to staff.
  const paused = new Map<string, PausedFamily>()
  for (const family of asker.families) {
    const own = { ...stop, words: isWriter(asker, family.keptId) ? stop.words : null }
    if (await insertPauses(tx, own, family)) paused.set(family.keptId, family)
  }
  // An answer by email answers an advisor, so it also stops the emails that advisors write themselves.
  if (asker.channel === 'email') await insertStop(tx, asker.address, 'advisor-email')
  for (const { keptId: familyId, agentId: ownerId } of paused.values()) {
    const { stopped, stoppedByOther } = pauseTexts
    const isOwn = isWriter(asker, familyId)
    await tellStaff(tx, asker, familyId, isOwn ? stopped(stop.words, asker.channel) : stoppedByOther(asker.channel))
    await addFamilyTask(tx, {
      key: `stop:${asker.hash}:${familyId}`,
      title: pauseTexts.task,
      dueAt: now(),
      familyId,
      ownerId,
    })
  }
  if (isNew || paused.size > 0)
    await answer(tx, asker, 'stopped', textsFor(asker).messagesStopped(brand, asker.channel))
}

/**
 * Lets texts, automatic messages, and advisors’ emails go to a person again, whichever of the person's addresses asked to stop them, tells staff, and
 * confirms it. [EDGE-008]
 */
export async function resumeMessages(tx: Orm, brand: Brand, asker: Asker): Promise<void> {
  const keptIds = [...new Set(asker.families.map(({ keptId }) => keptId))]
  const households = await listMergedFamilies(tx, keptIds)
  const known = households.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat())
  const addresses = [...new Set([asker.address, ...known])]
  let wasStopped = await deletePauses(
    tx,
    addresses,
    households.map(({ id }) => id),
  )
  for (const email of addresses.filter((address) => address.includes('@'))) {
    if (await deleteStop(tx, email, 'advisor-email')) wasStopped = true
  }
  if (!wasStopped) return
  for (const familyId of keptIds) {
    const { resumed, resumedByOther } = pauseTexts
    await tellStaff(tx, asker, familyId, (isWriter(asker, familyId) ? resumed : resumedByOther)(asker.channel))
  }
  await answer(tx, asker, 'resumed', textsFor(asker).messagesResumed(brand, asker.channel))
}

const textsFor = ({ families: [family] }: Asker) => messagesIn(family?.language ?? 'en')

/**
 * Returns whether a family wrote the message: the one of the conversation, or the only one with the address. Others in a household can have the same one,
 * and their advisors don't read what this family wrote.
 */
const isWriter = ({ familyId, families }: Asker, keptId: string): boolean =>
  familyId ? familyId === keptId : families.every((family) => family.keptId === keptId)

/** Adds a line to the family's timeline and, if it wrote the message, a staff note to the conversation. */
async function tellStaff(tx: Orm, asker: Asker, familyId: string, text: string): Promise<void> {
  const { conversationId } = asker
  await insertTimelineEntries(tx, [{ familyId, text }])
  if (conversationId && isWriter(asker, familyId))
    await insertNote(tx, { conversationId, author: 'Automatic', authorId: null, text })
}

async function answer(
  tx: Orm,
  { hash, families: [family], channel, address, replyTo }: Asker,
  what: string,
  content: ReturnType<ReturnType<typeof messagesIn>['messagesStopped']>,
): Promise<void> {
  await queueAnswer(tx, {
    key: `${what}:${hash}`,
    familyId: family?.keptId ?? null,
    channel,
    recipient: address,
    replyTo: channel === 'email' ? (replyTo ?? null) : null,
    content,
  })
}
