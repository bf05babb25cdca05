import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { byMatch, hasWords } from '../../database/similar-words'
import { communities, contacts, conversations, families, invoices, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'
import { invoiceNumberText, visibleInvoices } from '../billing'
import { isPublic, visibleContacts } from '../catalog'
import { ownConversations } from '../messaging'
import type { SearchTerms } from './search-terms'
import type { Found } from './found'
import { conversationsWithWords, invoicesWithWords } from './words-store'

/** Finds communities by name and address: all for admins, those that a provider manages, and for others those that families see. [WORK-004, WORK-022] */
export async function findCommunities(
  orm: Orm,
  { words }: SearchTerms,
  person: Person,
  limit: number,
): Promise<Found[]> {
  const visible: Partial<Record<Person['role'], SQL>> = { provider: managesCommunity(person, communities.id) }
  const rows = await orm
    .select({ id: communities.id, name: communities.name, address: communities.addressString })
    .from(communities)
    .where(
      and(
        person.role === 'admin' ? undefined : (visible[person.role] ?? isPublic),
        // Such as “candlewick tallahassee”. One word at least is of the name.
        or(...words.map((word) => hasWords(communities.name, [word]))),
        ...words.map((word) => or(hasWords(communities.name, [word]), hasWords(communities.addressString, [word]))),
      ),
    )
    .orderBy(byMatch(communities.name, words), communities.id)
    .limit(limit)
  return rows.map(({ id, name, address }) => ({
    recordType: 'communities',
    recordId: id,
    title: name,
    detail: address,
    foundBy: 'words',
  }))
}

/** Finds accounts, for admins. [WORK-004] */
export async function findUsers(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  if (person.role !== 'admin') return []
  const { email, phone, words } = terms
  const contact = email ? eq(users.email, email) : phone ? eq(users.phone, phone) : undefined
  const rows = await orm
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(contact ?? hasWords(users.name, words))
    .orderBy(byMatch(users.name, words), users.id)
    .limit(limit)
  return rows.map(({ id, name, role }) => ({
    recordType: 'users',
    recordId: id,
    title: name,
    detail: role,
    foundBy: email ? 'email' : phone ? 'phone' : 'words',
  }))
}

/** Finds the contacts in a person's address book. [WORK-004] */
export async function findContacts(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  const { email, phone, words } = terms
  // An address is stored as it was typed, and an extension follows a semicolon.
  const contact = email
    ? eq(sql`lower(${contacts.email})`, email)
    : phone
      ? or(eq(contacts.phone, phone), like(contacts.phone, `${phone};%`))
      : undefined
  const rows = await orm
    .select({ id: contacts.id, name: contacts.name, role: contacts.role })
    .from(contacts)
    .where(and(visibleContacts(person), contact ?? hasWords(contacts.name, words)))
    .orderBy(byMatch(contacts.name, words), contacts.id)
    .limit(limit)
  return rows.map(({ id, name, role }) => ({
    recordType: 'contacts',
    recordId: id,
    title: name,
    ...(role ? { detail: role } : {}),
    foundBy: email ? 'email' : phone ? 'phone' : 'words',
  }))
}

/** Finds invoices by their number, or by the name of the family or the community. [WORK-004] */
export async function findInvoices(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  const { words, invoiceNumber } = terms
  if (person.role === 'real-estate-agent') return []
  const rows = await orm
    .select({ id: invoices.id, number: invoices.number, family: families.name, community: communities.name })
    .from(invoices)
    .innerJoin(families, eq(families.id, invoices.familyId))
    .innerJoin(communities, eq(communities.id, invoices.communityId))
    .where(
      and(
        visibleInvoices(person),
        invoiceNumber === undefined ? invoicesWithWords(words, person) : eq(invoices.number, invoiceNumber),
      ),
    )
    .orderBy(desc(invoices.createdAt), invoices.id)
    .limit(limit)
  return rows.map(({ id, number, family, community }) => ({
    recordType: 'invoices',
    recordId: id,
    title: number === null ? family : invoiceNumberText(number),
    detail: [...(number === null ? [] : [family]), community].join(', '),
    foundBy: invoiceNumber === undefined ? 'words' : 'number',
  }))
}

/** Finds conversations that a person takes part in, by the family's name, the subject, and the messages. [WORK-004] */
export async function findConversations(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  const { words } = terms
  const rows = await orm
    .select({ id: conversations.id, subject: conversations.subject, family: families.name })
    .from(conversations)
    .innerJoin(families, eq(families.id, conversations.familyId))
    .where(and(await ownConversations(orm, person), conversationsWithWords(words, person)))
    .orderBy(desc(conversations.lastMessageAt), conversations.id)
    .limit(limit)
  return rows.map(({ id, subject, family }) => ({
    recordType: 'conversations',
    recordId: id,
    title: subject,
    detail: family,
    foundBy: 'words',
  }))
}
