import type { Erasure } from '@pkg/api-client'
import { now, siteDay } from '@pkg/domain'
import { ruleOn } from '@pkg/domain/disclosures'
import { actAsNobody } from '../../database/acting-person'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound, signInRequired } from '../../http/errors'
import type { Queue } from '../../jobs/queue'
import { findVisibleFamilyId } from '../access'
import { eraseTalksAbout } from '../address-book'
import { eraseApplications } from '../advisors'
import { eraseAuthored } from '../catalog'
import { deleteBulkItemsOf } from '../bulk-actions'
import { eraseImportRows } from '../imports'
import { blankAccountValues, blankFamilyValues } from '../changes'
import { erasePauseWords } from '../messaging'
import { listRules } from '../state-rules'
import { stopAllSharing } from '../trust'
import { type ErasedAccount, deleteAccounts, eraseContacts, eraseReplays, listAccounts } from './account-erasure-store'
import { eraseActions, listErasedActions } from './action-erasure-store'
import {
  type FamilyContact,
  eraseConsentDetails,
  eraseConversations,
  eraseFamilies,
  eraseBillingReasons,
  eraseMessages,
  eraseWork,
  hasInvoice,
  listAttachedIds,
  listConsentKinds,
  listMergedIds,
  lockFamilyContacts,
} from './erasure-store'
import { findGrantee } from './grant-service'
import type { Owner } from './owner-store'
import type { PrivacyDependencies } from './privacy-dependencies'

/** Years that tax law requires us to retain invoices. */
const invoiceYears = 7
const consentYears = 6

/** Whose information to delete: the owner of a grant, or a family that an admin names. */
interface ErasureSubject {
  grant?: string
  clientId?: string
}

/**
 * Deletes everything that identifies a person's family, and their account: contact info, answers, messages, notes, and the network address and
 * browser of every consent except state disclosures. Recipients lose access and are emailed. Returns what we must retain, which has no
 * contact info. Changes nothing if it was already erased. @throws {HttpError} 401, 404 for an unknown family, or 410. [TRUST-016, TRUTH-012]
 */
export async function erase(
  { orm, queue, settings }: PrivacyDependencies,
  subject: ErasureSubject,
  person: Person,
): Promise<Erasure> {
  // The record of changes must not keep what an erasure deletes.
  const erasure = await actAsNobody(() =>
    orm.transaction(async (tx) => {
      const { familyId, userId } = await findErased(tx, subject, person)
      const contacts = familyId ? await lockFamilyContacts(tx, familyId) : []
      const accounts = await listAccounts(tx, { userId, contacts })
      const ids = familyId ? await listMergedIds(tx, familyId) : []
      if (familyId && contacts.length > 0) await eraseFamily(tx, queue, { familyId, ids, contacts, accounts })
      await eraseAccounts(tx, accounts, settings.dataDirectory)
      return {
        erasedAt: now().toISOString(),
        erased: [
          ...(familyId
            ? ['name', 'email', 'phone', 'answers', 'messages', 'emails', 'notes', 'tasks', 'tours', 'timeline']
            : []),
          ...(accounts.length > 0 ? ['account', 'sessions'] : []),
        ],
        retained: contacts.length > 0 ? await listRetained(tx, ids) : [],
      }
    }),
  )
  queue.wake()
  return erasure
}

async function findErased(tx: Orm, { grant, clientId }: ErasureSubject, person: Person): Promise<Owner> {
  if (grant) return findGrantee(tx, grant)
  if (!clientId || person.role === 'visitor') throw signInRequired()
  if (person.role !== 'admin') throw notFound('family', clientId)
  return { familyId: await findVisibleFamilyId(tx, clientId, person), userId: null }
}

/** A family to erase, with those merged into it, and the accounts that are deleted with it. */
interface ErasedFamily {
  familyId: string
  ids: string[]
  contacts: FamilyContact[]
  accounts: ErasedAccount[]
}

async function eraseFamily(tx: Orm, queue: Queue, { familyId, ids, contacts, accounts }: ErasedFamily): Promise<void> {
  await stopAllSharing(tx, queue, familyId)
  const userIds = accounts.map(({ id }) => id)
  const actions = await listErasedActions(tx, { familyIds: ids, contacts, userIds })
  const attached = await listAttachedIds(tx, ids)
  await eraseActions(tx, actions, userIds)
  await eraseConversations(tx, ids)
  await erasePauseWords(tx, ids)
  await eraseMessages(tx, ids)
  await eraseWork(tx, ids)
  await eraseTalksAbout(tx, ids)
  await eraseConsentDetails(tx, ids)
  await eraseFamilies(tx, ids)
  await eraseBillingReasons(tx, ids)
  await eraseImportRows(tx, [...contacts, ...accounts])
  await eraseContacts(tx, [...contacts, ...accounts])
  await eraseReplays(tx, [...ids, ...attached, ...actions.map(({ requestId }) => requestId), ...textsOf(contacts)])
  // A change that someone made meanwhile is committed by now.
  await blankFamilyValues(tx, ids, attached)
  await deleteBulkItemsOf(tx, [...ids, ...attached])
}

/**
 * Deletes accounts with what they wrote and uploaded: requests without a family, reviews, questions, and applications as advisors. Their
 * sessions, saved communities, and claims go with them.
 */
async function eraseAccounts(tx: Orm, accounts: ErasedAccount[], dataDirectory: string): Promise<void> {
  if (accounts.length === 0) return
  const ids = accounts.map(({ id }) => id)
  await blankAccountValues(tx, ids)
  const actions = await listErasedActions(tx, { familyIds: [], contacts: [], userIds: ids })
  await eraseActions(tx, actions, ids)
  await eraseAuthored(tx, ids)
  await eraseImportRows(tx, accounts)
  await eraseContacts(tx, accounts)
  await eraseReplays(tx, [...ids, ...actions.map(({ requestId }) => requestId), ...textsOf(accounts)])
  await eraseApplications(tx, ids, dataDirectory)
  await deleteAccounts(tx, ids)
}

/** Returns the texts by which a stored response is recognized. A very short name would match others. */
function textsOf(contacts: (FamilyContact & { name: string })[]): string[] {
  return contacts.flatMap(({ name, email, phone }) => [
    ...(name.length > 3 ? [name] : []),
    ...(email ? [email] : []),
    ...(phone ? [phone.slice(2, 12)] : []),
  ])
}

async function listRetained(tx: Orm, ids: string[]): Promise<Erasure['retained']> {
  const kinds = await listConsentKinds(tx, ids)
  const today = siteDay()
  const rules = await listRules(tx)
  const states = kinds.flatMap(({ kind, state }) => (kind === 'disclosure' && state ? [state] : []))
  return [
    ...(kinds.length > 0
      ? [
          {
            records: 'The text, version, language, and time of each consent',
            reason: 'Proof of consent (47 CFR 64.1200)',
            years: consentYears,
          },
        ]
      : []),
    ...states.map((state) => {
      const rule = ruleOn(rules, state, today)
      return {
        records: `The acknowledgment of the ${state} disclosure, with its network address, browser, and time`,
        reason: rule?.law.cite ?? 'State law',
        years: rule?.retentionYears ?? consentYears,
      }
    }),
    ...((await hasInvoice(tx, ids))
      ? [
          {
            records: 'Invoices for the move-in, without a name',
            reason: 'Tax law (26 U.S.C. 6001)',
            years: invoiceYears,
          },
        ]
      : []),
  ]
}
