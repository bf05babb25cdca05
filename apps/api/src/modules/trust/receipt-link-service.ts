import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { countAttempt, countGuardedAttempt, limits } from '../../http/attempt-limits'
import { unprocessable } from '../../http/errors'
import { networkOf } from '../../http/network'
import { checkEmail } from '../contact'
import { notify } from '../messaging'
import { newReceiptLink } from './messages'
import * as spanish from './messages.es'
import { createReceiptLink, findFamilyByEmail } from './receipt-link-store'
import type { TrustDependencies } from './trust-dependencies'

/**
 * Emails a new link to a family's receipts. Responds the same whether or not a family has this address.
 * @throws {HttpError} 422 or 429. [TRUST-003]
 */
export async function sendReceiptLink(
  dependencies: TrustDependencies,
  { email, networkAddress }: { email: string; networkAddress: string },
  reply: FastifyReply,
): Promise<void> {
  const address = email.trim().toLowerCase()
  if (!checkEmail(address).isValid) {
    throw unprocessable([{ detail: 'Invalid email address', source: { pointer: '/data/attributes/email' } }])
  }
  const requester = { id: networkOf(networkAddress), isKnownDevice: false }
  await countAttempt(dependencies, limits.messagesFromAddress, requester.id, reply)
  await countGuardedAttempt(dependencies, limits.messages, { account: address, requester }, reply)
  await dependencies.orm.transaction(async (tx) => {
    const family = await findFamilyByEmail(tx, address)
    if (!family) return
    const secret = await createReceiptLink(tx, family.id)
    const write = family.language === 'es' ? spanish.newReceiptLink : newReceiptLink
    const content = { ...write(family.name), secret }
    await notify(tx, `receipts:${randomUUID()}`, { familyId: family.id, recipient: address }, content)
  })
  dependencies.queue.wake()
}
