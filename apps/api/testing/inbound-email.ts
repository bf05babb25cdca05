import { createTransport } from 'nodemailer'
import { randomUUID } from 'node:crypto'
import { createReplyAddresses } from '../src/modules/messaging/inbound-mail/reply-address'
import type { ApiUnderTest } from './api-under-test'

const address = 'reply@mail.example'
const token = 'a secret of the mail server'

/** The settings of an API that receives emails. */
export const inboundMailSettings = { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_TOKEN: token }

/** The address that adds an answer to a conversation. */
export const replyAddressOf = (conversationId: string) =>
  createReplyAddresses({ address, token }).addressOf(conversationId)

/** An email that someone writes. */
export interface WrittenEmail {
  from: string
  to: string
  subject?: string
  text?: string
  html?: string
  messageId?: string
  inReplyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: string }[]
}

/** Writes an email as a mail program does. */
export async function composeEmail(email: WrittenEmail): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail({
    subject: 'Re: Message',
    messageId: `<${randomUUID()}@home.example>`,
    ...email,
  })
  if (!Buffer.isBuffer(message)) throw new Error('The email was not composed')
  return message
}

/** Posts an email as our mail server does. */
export const postEmail = (api: ApiUnderTest, payload: Buffer | string, headers: Record<string, string> = {}) =>
  api.call({
    method: 'POST',
    url: '/inbound-mail',
    payload,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}`, ...headers },
  })
