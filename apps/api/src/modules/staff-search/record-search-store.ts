import { contactRoleLabel } from '@pkg/domain'
import { and, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { byMatch, hasWords } from '../../database/similar-words'
import {
  communities,
  contacts,
  conversations,
  families,
  invoices,
  organizations,
  users,
} from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'
import { visibleContacts } from '../address-book'
import { invoiceNumberText, visibleInvoices } from '../billing'
import { isPublic } from '../catalog'
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

/** Finds the contacts that a person reads, by name, email address, whole phone number, or at least four of its digits. [WORK-004, DASH-014] */
export async function findContacts(orm: Orm, terms: SearchTerms, person: Person, limit: number): Promise<Found[]> {
  const { email, phone, words, typed } = terms
  const digits = /^[\d\s().+•-]{4,}$/.test(typed) ? typed.replace(/\D/g, '') : ''
  // An address is stored as it was typed, and an extension follows a semicolon.
  const contact = email
    ? eq(sql`lower(${contacts.email})`, email)
    : phone
      ? or(eq(contacts.phone, phone), like(contacts.phone, `${phone};%`))
      : digits.length >= 4
        ? like(contacts.phone, `%${digits}%`)
        : undefined
  const rows = await orm
    .select({ id: contacts.id, name: contacts.name, role: contacts.role, jobTitle: contacts.jobTitle })
    .from(contacts)
    .where(and(visibleContacts(person), contact ?? hasWords(contacts.name, words)))
    .orderBy(byMatch(contacts.name, words), contacts.id)
    .limit(limit)
  return rows.map(({ id, name, role, jobTitle }) => {
    const detail = jobTitle ?? (role ? contactRoleLabel(role) : undefined)
    const foundBy = email ? 'email' : contact ? 'phone' : 'words'
    return { recordType: 'contacts', recordId: id, title: name, ...(detail ? { detail } : {}), foundBy }
  })
}

/** Finds organizations by name, for everyone with the address book. [WORK-004, DASH-013] */
export async function findOrganizations(
  orm: Orm,
  { words }: SearchTerms,
  person: Person,
  limit: number,
): Promise<Found[]> {
  if (person.role !== 'admin' && person.role !== 'agent') return []
  const rows = await orm
    .select({ id: organizations.id, name: organizations.name, city: organizations.city, state: organizations.state })
    .from(organizations)
    .where(and(isNull(organizations.mergedIntoId), hasWords(organizations.name, words)))
    .orderBy(byMatch(organizations.name, words), organizations.id)
    .limit(limit)
  return rows.map(({ id, name, city, state }) => {
    const detail = [city, state].filter(Boolean).join(', ')
    return { recordType: 'organizations', recordId: id, title: name, ...(detail ? { detail } : {}), foundBy: 'words' }
  })
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
