import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../../../settings'

/** Creates and reads the addresses that add an answer to a conversation. */
export interface ReplyAddresses {
  /** Returns the address that adds an answer to a conversation. */
  addressOf(conversationId: string): string
  /** Returns the conversation that an address belongs to, and undefined for an address that we didn't create. */
  findConversationId(address: string): string | undefined
}

/** 80 bits, so the part before the @ has at most 64 characters. (RFC 5321, 4.5.3.1.1) */
const signatureLength = 20

/**
 * Creates the reply addresses: the one where we receive emails, with the conversation's id and its signature, such as
 * `reply+{id}{signature}@mail.example`. Letters in an address can lose their case on the way, so both are hexadecimal. [WORK-008]
 */
export function createReplyAddresses({ address, token }: NonNullable<Settings['inboundMail']>): ReplyAddresses {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()]
  const sign = (id: string) =>
    createHmac('sha256', token).update(`conversation ${id}`).digest('hex').slice(0, signatureLength)
  const written = new RegExp(
    `^${escapeForPattern(name)}\\+([0-9a-f]{32})([0-9a-f]{${signatureLength}})@${escapeForPattern(domain)}$`,
  )
  return {
    addressOf(conversationId) {
      return `${name}+${conversationId.replaceAll('-', '')}${sign(conversationId)}@${domain}`
    },
    findConversationId(received) {
      const [, digits = '', signature = ''] = written.exec(received.trim().toLowerCase()) ?? []
      if (digits === '') return undefined
      const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id))) ? id : undefined
    },
  }
}

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
