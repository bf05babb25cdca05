import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hashToken } from './token-hash'

/** Returns whether a request has a token that only we and one other program know. */
export function hasBearerToken({ headers }: FastifyRequest, token: string): boolean {
  // Hashes have equal lengths, so comparing them reveals nothing about a guess.
  const [sent, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(hashToken(text)))
  return sent !== undefined && expected !== undefined && timingSafeEqual(sent, expected)
}
