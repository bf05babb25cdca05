import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  agents,
  consentDetails,
  consents,
  conversationMessages,
  conversations,
  families,
  familyEvents,
  leads,
  notifications,
  realEstateLeads,
  releases,
  tasks,
  users,
  uuidActions,
} from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { fillMessage, outboxTexts } from '../messaging'
import { ownActions } from '../access'
import type { Settings } from '../../settings'
import { receiptsOf } from '../trust'

/** Everything that is kept about a person: the account, and the family with all that hangs on it. [TRUST-016] */
export async function exportOf(
  orm: Orm,
  sites: Settings['sites'],
  familyId: string | undefined,
  person: Person,
): Promise<Record<string, unknown>> {
  const [account] = person.userId ? await orm.select().from(users).where(eq(users.id, person.userId)) : []
  const own = ownActions(person)
  return {
    exportedAt: new Date().toISOString(),
    ...(account
      ? {
          account: {
            name: account.name,
            email: account.email,
            phone: account.phone,
            role: account.role,
            createdAt: account.createdAt,
          },
        }
      : {}),
    ...(familyId
      ? await familyExport(orm, sites, familyId)
      : own
        ? { actions: await orm.select().from(uuidActions).where(own) }
        : {}),
  }
}

async function familyExport(orm: Orm, sites: Settings['sites'], familyId: string): Promise<Record<string, unknown>> {
  const entries = orm
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  const [family] = await orm
    .select({ family: families, advisor: agents.name })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(eq(families.id, familyId))
  const asked = await orm.select().from(leads).where(eq(leads.familyId, familyId)).orderBy(leads.createdAt)
  const agreed = await orm
    .select({ consent: consents, details: consentDetails })
    .from(consents)
    .leftJoin(consentDetails, eq(consentDetails.consentId, consents.id))
    .where(inArray(consents.familyId, entries))
    .orderBy(consents.position)
  const letters = await orm.select().from(notifications).where(eq(notifications.familyId, familyId))
  const actionIds = [
    ...new Set([...asked.map(({ actionId }) => actionId), ...agreed.map(({ consent }) => consent.actionId)]),
  ].filter((id) => id !== null)
  return {
    family: family && { ...family.family, advisor: family.advisor },
    actions: actionIds.length > 0 ? await orm.select().from(uuidActions).where(inArray(uuidActions.id, actionIds)) : [],
    requests: asked,
    consents: agreed.map(({ consent, details }) => ({
      ...consent,
      networkAddress: details?.networkAddress,
      browser: details?.browser,
    })),
    receipts: await receiptsOf(orm, eq(releases.familyId, familyId)),
    timeline: await orm
      .select()
      .from(familyEvents)
      .where(eq(familyEvents.familyId, familyId))
      .orderBy(desc(familyEvents.createdAt)),
    tasks: await orm.select().from(tasks).where(eq(tasks.familyId, familyId)),
    realEstate: await orm.select().from(realEstateLeads).where(eq(realEstateLeads.familyId, familyId)),
    messages: await orm
      .select({
        subject: conversations.subject,
        sender: conversationMessages.sender,
        text: conversationMessages.text,
        at: conversationMessages.createdAt,
      })
      .from(conversationMessages)
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
      .where(eq(conversations.familyId, familyId))
      .orderBy(conversationMessages.createdAt),
    letters: letters.map((letter) => ({
      channel: letter.channel,
      recipient: letter.recipient,
      subject: letter.subject,
      body: fillMessage(letter, sites, outboxTexts.secretUnavailable),
      writtenAt: letter.createdAt,
      sentAt: letter.sentAt,
    })),
  }
}
