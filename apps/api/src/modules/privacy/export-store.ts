import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  agents,
  callLogs,
  consentDetails,
  consents,
  conversationMessages,
  conversations,
  families,
  familyEvents,
  inboundEmails,
  leads,
  notifications,
  questions,
  realEstateLeads,
  tasks,
  unconfirmedQuestions,
  users,
  uuidActions,
} from '../../database/schema/tables'

/** Returns an account. */
export async function findAccount(orm: Orm, userId: string) {
  const [account] = await orm
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      role: users.role,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return account
}

/** Returns the user actions of an account. */
export function listAccountActions(orm: Orm, userId: string) {
  return orm.select().from(uuidActions).where(eq(uuidActions.userId, userId))
}

/** Returns the questions about communities that an account asked, or someone with these email addresses, oldest first. Those not sent yet are last. */
export async function listOwnedQuestions(orm: Orm, { userId, emails }: { userId: string | null; emails: string[] }) {
  const sent = await orm
    .select({
      communityId: questions.communityId,
      author: questions.author,
      email: questions.email,
      text: questions.text,
      status: questions.status,
      reason: questions.reason,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .where(or(userId ? eq(questions.userId, userId) : undefined, inArray(questions.email, emails)))
    .orderBy(questions.createdAt)
  const unconfirmed = await orm
    .select({
      communityId: unconfirmedQuestions.communityId,
      author: unconfirmedQuestions.firstName,
      email: unconfirmedQuestions.email,
      text: unconfirmedQuestions.text,
      status: sql<'unconfirmed'>`'unconfirmed'`,
      createdAt: unconfirmedQuestions.createdAt,
    })
    .from(unconfirmedQuestions)
    .where(inArray(unconfirmedQuestions.email, emails))
    .orderBy(unconfirmedQuestions.createdAt)
  return [...sent, ...unconfirmed]
}

/** Returns user actions by id. */
export async function listActions(orm: Orm, ids: string[]) {
  return ids.length > 0 ? orm.select().from(uuidActions).where(inArray(uuidActions.id, ids)) : []
}

/** Returns a family with the name of its advisor. */
export async function findFamily(orm: Orm, familyId: string) {
  const [row] = await orm
    .select({ family: families, advisor: agents.name })
    .from(families)
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(eq(families.id, familyId))
  return row && { ...row.family, advisor: row.advisor }
}

/** Returns the leads of a family, oldest first. */
export function listLeads(orm: Orm, familyId: string) {
  return orm.select().from(leads).where(eq(leads.familyId, familyId)).orderBy(leads.createdAt)
}

/** Returns the consents of a family and of the families that were merged into it, oldest first. */
export async function listConsents(orm: Orm, familyId: string) {
  const mergedIds = orm
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  const rows = await orm
    .select({ consent: consents, details: consentDetails })
    .from(consents)
    .leftJoin(consentDetails, eq(consentDetails.consentId, consents.id))
    .where(inArray(consents.familyId, mergedIds))
    .orderBy(consents.position)
  return rows.map(({ consent, details }) => ({
    ...consent,
    networkAddress: details?.networkAddress,
    browser: details?.browser,
  }))
}

/** Returns the timeline of a family, newest first. */
export function listTimeline(orm: Orm, familyId: string) {
  return orm
    .select()
    .from(familyEvents)
    .where(eq(familyEvents.familyId, familyId))
    .orderBy(desc(familyEvents.createdAt))
}

/** Returns the tasks of a family. */
export function listTasks(orm: Orm, familyId: string) {
  return orm.select().from(tasks).where(eq(tasks.familyId, familyId))
}

/** Returns the calls to a family that staff logged, oldest first. */
export function listCallLogs(orm: Orm, familyId: string) {
  return orm.select().from(callLogs).where(eq(callLogs.familyId, familyId)).orderBy(callLogs.at)
}

/** Returns the real estate leads of a family. */
export function listRealEstateLeads(orm: Orm, familyId: string) {
  return orm.select().from(realEstateLeads).where(eq(realEstateLeads.familyId, familyId))
}

/** Returns the conversation messages of a family, oldest first, with the id of the email of each that it sent from its own address. */
export function listMessages(orm: Orm, familyId: string) {
  return orm
    .select({
      subject: conversations.subject,
      sender: conversationMessages.sender,
      text: conversationMessages.text,
      at: conversationMessages.createdAt,
      emailId: inboundEmails.id,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .leftJoin(inboundEmails, and(eq(inboundEmails.messageId, conversationMessages.id), isNull(inboundEmails.sender)))
    .where(eq(conversations.familyId, familyId))
    .orderBy(conversationMessages.createdAt)
}

/** Returns an email as the mail server received it. */
export async function findEmailSource(orm: Orm, id: string): Promise<Uint8Array | undefined> {
  const [email] = await orm.select({ source: inboundEmails.source }).from(inboundEmails).where(eq(inboundEmails.id, id))
  return email?.source ?? undefined
}

/** Returns the emails and texts to and about a family. */
export function listOutbox(orm: Orm, familyId: string) {
  return orm.select().from(notifications).where(eq(notifications.familyId, familyId))
}
