import { type APIRequestContext, expect, request as requests } from '@playwright/test'
import { newEmail } from './gate'
import type { Mailbox } from './mailbox'
import type { Stack } from './stack'
import { asAdmin } from './staff'

/** The secret of the mail server that posts what it receives. */
const inboundToken = 'a token of the mail server'

/** The settings of an API that takes replies by email. */
export const inboundMail = { INBOUND_MAIL_ADDRESS: 'reply@mail.example', INBOUND_MAIL_TOKEN: inboundToken }

/** A family with a conversation. */
export interface Writer {
  name: string
  email: string
  /** The ids of the family and of its conversation. */
  familyId: string
  conversationId: string
}

/** Families, their conversations, and their emails, on a stack with a mailbox. */
export class Inbox {
  constructor(
    private readonly stack: Stack,
    private readonly mailbox: Mailbox,
    private readonly admin: APIRequestContext,
  ) {}

  static async open(stack: Stack, mailbox: Mailbox): Promise<Inbox> {
    const admin = await requests.newContext()
    await asAdmin(admin, stack.api)
    return new Inbox(stack, mailbox, admin)
  }

  /** Creates a resource as the admin. */
  async create(path: string, type: string, attributes: object): Promise<{ id: string }> {
    const response = await this.admin.post(`${this.stack.api}${path}`, { data: { data: { type, attributes } } })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()).data
  }

  /** Adds a family after a call, and writes to it as the admin. */
  async addFamily(): Promise<Writer> {
    const [name, email] = [`Wendell ${crypto.randomUUID().slice(0, 8)}`, newEmail('inbox')]
    const consent = { id: 'spoken-contact', version: '1', language: 'en' }
    const family = await this.create('/marketplace/clients', 'clients', { name, email, consent })
    const conversation = await this.create('/platform/conversations', 'conversations', { clientId: family.id })
    await this.send(conversation.id, 'Your tour is on Tuesday.')
    return { name, email, familyId: family.id, conversationId: conversation.id }
  }

  /** Sends a message as the admin. */
  async send(conversationId: string, text: string, channel = 'message'): Promise<void> {
    await this.create('/platform/conversation-messages', 'conversation-messages', { conversationId, text, channel })
  }

  /** Changes a conversation as the admin. */
  async change(id: string, attributes: object): Promise<void> {
    const data = { data: { type: 'conversations', id, attributes } }
    expect((await this.admin.patch(`${this.stack.api}/platform/conversations/${id}`, { data })).status()).toBe(200)
  }

  /** Answers the newest email to a family, as its mail program and our mail server do. An email from another address than the family’s is held. */
  async replyByEmail({ name, email }: Writer, text: string, from = email): Promise<void> {
    const find = () =>
      this.mailbox.received.findLast(({ to, headers }) => to === email && headers['reply-to']?.includes('reply+'))
    await expect.poll(find).toBeDefined()
    const sent = find()
    const lines = [
      `From: ${name} <${from}>`,
      `To: ${sent?.headers['reply-to'] ?? ''}`,
      `Subject: Re: ${sent?.subject ?? ''}`,
      `Message-ID: <${crypto.randomUUID()}@home.example>`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '',
      'On Thu, Nov 26, 2026 at 9:00 AM Hearthway <help@hearthway.example> wrote:',
      ...(sent?.text ?? '').split('\n').map((line) => `> ${line}`),
    ]
    const response = await this.admin.post(`${this.stack.api}/inbound-mail`, {
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundToken}` },
      data: Buffer.from(lines.join('\r\n')),
    })
    expect(response.status(), await response.text()).toBe(from === email ? 201 : 202)
  }

  async close(): Promise<void> {
    await this.admin.dispose()
  }
}
