import { randomBytes, randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import type { Requester } from '../../../http/attempt-limits'
import { readCookie, setCookie } from '../../../http/cookies'
import { networkOf } from '../../../http/network'
import { hashToken } from '../../../http/token-hash'
import type { UserRow } from '../users/user-store'
import { deleteExpiredDevices, insertKnownDevice, isKnownDevice, renameDevice } from './known-device-store'

/** Seconds for which a browser stays known after a sign-in. Browsers keep no cookie longer than 400 days. */
const deviceSeconds = 400 * 24 * 3600

/**
 * Remembers that this browser signed in to an account. The token is replaced each time, so a token that someone else put into the browser
 * doesn't become known. [TRUTH-014]
 */
export async function rememberDevice(
  tx: Orm,
  { id: userId }: Pick<UserRow, 'id'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await deleteExpiredDevices(tx, now())
  const token = randomBytes(32).toString('base64url')
  const deviceHash = hashToken(token)
  const previous = readCookie(request, 'hearthway-device')
  if (previous) await renameDevice(tx, hashToken(previous), deviceHash)
  await insertKnownDevice(tx, { deviceHash, userId, expiresAt: new Date(now().getTime() + deviceSeconds * 1000) })
  setCookie(reply, 'hearthway-device', token, deviceSeconds)
}

/**
 * Returns who attempts to sign in to an account, as limits count it: a device that signed in to it before, or a network. Takes the same time
 * without an account. [TRUTH-014]
 */
export async function findRequester(
  orm: Orm,
  request: FastifyRequest,
  user: Pick<UserRow, 'id'> | undefined,
): Promise<Requester> {
  return findDevice(orm, request, user?.id ?? randomUUID())
}

/** Returns who sends a code or link, whose account isn't known yet: a device that signed in to any account, or a network. [TRUTH-014] */
export const findSender = (orm: Orm, request: FastifyRequest): Promise<Requester> => findDevice(orm, request)

async function findDevice(orm: Orm, request: FastifyRequest, userId?: string): Promise<Requester> {
  const token = readCookie(request, 'hearthway-device')
  const deviceHash = token && hashToken(token)
  return deviceHash && (await isKnownDevice(orm, deviceHash, userId))
    ? { id: deviceHash, isKnownDevice: true }
    : { id: networkOf(request.ip), isKnownDevice: false }
}
