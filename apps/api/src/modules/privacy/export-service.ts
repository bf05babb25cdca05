import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { signInRequired } from '../../http/errors'
import type { Settings } from '../../settings'
import { ownActions } from '../access'
import { fillMessage, outboxTexts } from '../messaging'
import { findSubjectFamily, listReceipts } from '../trust'
import {
  findAccount,
  findFamily,
  listActions,
  listConsents,
  listLeads,
  listMessages,
  listOutbox,
  listOwnActions,
  listRealEstateLeads,
  listTasks,
  listTimeline,
} from './export-store'

/** Returns everything we store about a person: the account, and the family with all its records. @throws {HttpError} 401 or 404 [TRUST-016] */
export async function exportData(
  orm: Orm,
  sites: Settings['sites'],
  subject: { token?: string; clientId?: string },
  person: Person,
): Promise<Record<string, unknown>> {
  const familyId = await findSubjectFamily(orm, subject, person)
  if (!familyId && !ownActions(person)) throw signInRequired()
  // An admin or a link exports a family, never the account of the person who requests it.
  const isForSelf = !subject.token && !subject.clientId
  const account = isForSelf ? await findAccount(orm, person) : undefined
  const actions = familyId ? undefined : await listOwnActions(orm, person)
  return {
    exportedAt: new Date().toISOString(),
    ...(account ? { account } : {}),
    ...(familyId ? await exportFamily(orm, sites, familyId) : {}),
    ...(actions ? { actions } : {}),
  }
}

async function exportFamily(orm: Orm, sites: Settings['sites'], familyId: string): Promise<Record<string, unknown>> {
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
    timeline: await listTimeline(orm, familyId),
    tasks: await listTasks(orm, familyId),
    realEstate: await listRealEstateLeads(orm, familyId),
    messages: await listMessages(orm, familyId),
    emails: outbox.map((message) => ({
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: fillMessage(message, sites, outboxTexts.secretUnavailable),
      createdAt: message.createdAt,
      sentAt: message.sentAt,
    })),
  }
}
