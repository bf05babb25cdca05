import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import type { Settings } from '../../settings'
import { findVisibleFamilyId, recordFamilyAccess } from '../access'
import { listOwnedAlerts } from '../alerts'
import { listFamilyCalls } from '../calls'
import { listTalksAbout } from '../address-book'
import { listAnswerChanges } from '../changes'
import { messageText, outboxTexts, readWholeEmail } from '../messaging'
import { listOwnedShares, listSavedTools } from '../saves'
import { listFamilyTours } from '../tours'
import { listReceipts } from '../trust'
import { listAccesses } from './access-list-store'
import {
  findAccount,
  findEmailSource,
  findFamily,
  listAccountActions,
  listActions,
  listCallLogs,
  listConsents,
  listLeads,
  listMessages,
  listOutbox,
  listOwnedQuestions,
  listRealEstateLeads,
  listTasks,
  listTimeline,
} from './export-store'
import { findGrantee } from './grant-service'
import { privacyTexts } from './texts'

/** Returns everything we store about the owner of a grant: the account, and the family with all its records. @throws {HttpError} 410 [TRUST-016] */
export async function downloadData(
  orm: Orm,
  sites: Settings['sites'],
  { grant }: { grant: string },
): Promise<Record<string, unknown>> {
  const { familyId, userId } = await findGrantee(orm, grant)
  const family = familyId ? await exportFamily(orm, sites, familyId) : undefined
  const anonymousIds = browsersOf(family?.actions ?? [])
  const account = userId ? await findAccount(orm, userId) : undefined
  const emails = [account?.email, family?.family?.email].flatMap((email) => email ?? [])
  return {
    exportedAt: now().toISOString(),
    ...(account ? { account } : {}),
    ...family,
    questions: await listOwnedQuestions(orm, { userId, emails }),
    ...(userId ? { tools: await listSavedTools(orm, userId) } : {}),
    sharedLists: await listOwnedShares(orm, { userId, anonymousIds }),
    searchAlerts: await listOwnedAlerts(orm, { userId, anonymousIds, emails }),
    ...(userId && !familyId ? { actions: await listAccountActions(orm, userId) } : {}),
  }
}

/** Returns everything we store about a family, which sees who exported it. @throws {HttpError} 404 [TRUST-016, TRUTH-011] */
export async function exportFamilyData(
  orm: Orm,
  sites: Settings['sites'],
  clientId: string,
  person: Person,
): Promise<Record<string, unknown>> {
  const familyId = await findVisibleFamilyId(orm, clientId, person)
  const access = { route: 'export' as const, reason: privacyTexts.exportReason }
  await recordFamilyAccess(orm, { familyIds: [familyId] }, person, access)
  return { exportedAt: now().toISOString(), ...(await exportFamily(orm, sites, familyId)) }
}

/** Returns the anonymous ids of the browsers that sent actions. */
const browsersOf = (actions: readonly { anonymousId: string | null }[]): string[] =>
  actions.flatMap(({ anonymousId }) => anonymousId ?? [])

async function exportFamily(orm: Orm, sites: Settings['sites'], familyId: string) {
  const leads = await listLeads(orm, familyId)
  const consents = await listConsents(orm, familyId)
  const outbox = await listOutbox(orm, familyId)
  const actionIds = new Set([...leads, ...consents].flatMap(({ actionId }) => (actionId === null ? [] : [actionId])))
  return {
    family: await findFamily(orm, familyId),
    actions: await listActions(orm, [...actionIds]),
    requests: leads,
    consents,
    receipts: await listReceipts(orm, familyId),
    accesses: await listAccesses(orm, familyId),
    timeline: await listTimeline(orm, familyId),
    answerChanges: await listAnswerChanges(orm, familyId),
    tasks: await listTasks(orm, familyId),
    tours: await listFamilyTours(orm, familyId),
    calls: await listFamilyCalls(orm, familyId),
    loggedCalls: await listCallLogs(orm, familyId),
    talksWithContacts: await listTalksAbout(orm, familyId),
    realEstate: await listRealEstateLeads(orm, familyId),
    messages: await exportMessages(orm, familyId),
    emails: outbox.map((message) => ({
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: messageText(message, sites, outboxTexts.secretUnavailable),
      createdAt: message.createdAt,
      sentAt: message.sentAt,
    })),
  }
}

/** Returns messages with the texts of their emails and the names of the files. Reads one email at a time, because each can be large. */
async function exportMessages(orm: Orm, familyId: string) {
  const exported = []
  for (const { emailId, ...message } of await listMessages(orm, familyId)) {
    const source = emailId ? await findEmailSource(orm, emailId) : undefined
    exported.push(source ? { ...message, email: await exportEmail(source) } : message)
  }
  return exported
}

async function exportEmail(source: Uint8Array) {
  const { subject, texts, files } = await readWholeEmail(source)
  return { subject, texts, files: files.map(({ name }) => name) }
}
