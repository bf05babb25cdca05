import type { Erasure } from '@pkg/api-client'
import { stateRuleOn } from '@pkg/domain/disclosures'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { signInRequired } from '../../http/errors'
import type { Queue } from '../../jobs/queue'
import { ownActions } from '../access'
import { findSubjectFamily, stopAllSharing } from '../trust'
import {
  deleteAccount,
  eraseActions,
  eraseConsentDetails,
  eraseConversations,
  eraseFamilies,
  eraseMessages,
  eraseWork,
  hasInvoice,
  listConsentKinds,
  listMergedIds,
  lockFamilyContact,
} from './erasure-store'

/** Years that tax law requires us to retain invoices. */
const invoiceYears = 7
const consentYears = 6

/**
 * Deletes everything that identifies a person's family, and the account if the person requested it for themselves: contact info, answers,
 * messages, notes, and the network address and browser of every consent except state disclosures. Recipients lose access and are
 * emailed. Returns what we must retain, which has no contact info. Changes nothing if it was already erased. @throws {HttpError} 401,
 * or 404 for an unknown family or link. [TRUST-016]
 */
export async function erase(
  orm: Orm,
  queue: Queue,
  subject: { token?: string; clientId?: string },
  person: Person,
): Promise<Erasure> {
  const erasure = await orm.transaction(async (tx) => {
    const familyId = await findSubjectFamily(tx, subject, person)
    if (!familyId && !ownActions(person)) throw signInRequired()
    const retained = familyId ? await eraseFamily(tx, queue, familyId) : []
    // An admin or a link erases a family, never the account of the person who requests it.
    const isCustomer = !subject.token && !subject.clientId && person.role === 'customer'
    if (isCustomer && person.userId) await deleteAccount(tx, person.userId)
    return {
      erasedAt: new Date().toISOString(),
      erased: [
        ...(familyId ? ['name', 'email', 'phone', 'answers', 'messages', 'emails', 'notes', 'tasks', 'timeline'] : []),
        ...(isCustomer ? ['account', 'sessions'] : []),
      ],
      retained,
    }
  })
  queue.wake()
  return erasure
}

async function eraseFamily(tx: Orm, queue: Queue, familyId: string): Promise<Erasure['retained']> {
  const contact = await lockFamilyContact(tx, familyId)
  if (!contact) return []
  await stopAllSharing(tx, queue, familyId)
  const ids = await listMergedIds(tx, familyId)
  await eraseActions(tx, ids, contact)
  await eraseConversations(tx, ids)
  await eraseMessages(tx, ids)
  await eraseWork(tx, ids)
  await eraseConsentDetails(tx, ids)
  await eraseFamilies(tx, ids)
  return listRetained(tx, ids)
}

async function listRetained(tx: Orm, ids: string[]): Promise<Erasure['retained']> {
  const kinds = await listConsentKinds(tx, ids)
  const today = new Date().toISOString().slice(0, 10)
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
      const rule = stateRuleOn(state, today)
      return {
        records: `The acknowledgment of the ${state} disclosure, with its network address and time`,
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
