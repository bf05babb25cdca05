import { randomUUID } from 'node:crypto'
import type { NewContactMessage } from '@pkg/api-client'
import type { Brand } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { readContact } from '../../contact'
import { queueMessageToStaff } from '../outbox/outbox-store'
import { contactMessage } from './contact-message'

/** Queues a message of the contact form as an email to our staff. @throws {HttpError} 422 for an email address that can’t receive a reply. [ROUTE-018] */
export async function sendContactMessage(orm: Orm, brand: Brand, sent: NewContactMessage): Promise<{ id: string }> {
  const { email = '' } = readContact({ email: sent.email })
  const id = randomUUID()
  await queueMessageToStaff(orm, id, { recipient: brand.email, replyTo: email }, contactMessage({ ...sent, email }))
  return { id }
}
