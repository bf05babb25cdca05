import type { BodyOf, CommunityStatements, endpoints } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { actAs } from '../../../database/acting-person'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { findPriceLink } from './price-link-store'
import { readStatements, saveStatements } from './statement-service'

/** An emailed link of a community. */
interface LinkSubject {
  id: string
  token: string
}

/** Returns the prices and rooms of the community of an emailed link. Reading changes nothing. @throws {HttpError} 404 [TRUST-018] */
export async function getLinkedStatements(orm: Orm, subject: LinkSubject): Promise<CommunityStatements> {
  const { record } = await requireLink(orm, subject)
  return readStatements(orm, record)
}

/** States prices and rooms as the person who got the link. @throws {HttpError} 404, 409, or 422 [TRUST-018, WORK-010] */
export async function stateWithLink(
  orm: Orm,
  id: string,
  { token, ...statements }: BodyOf<typeof endpoints.priceLinks.state>,
): Promise<CommunityStatements> {
  const { userId } = await requireLink(orm, { id, token })
  return actAs(userId, () => saveStatements(orm, id, statements, 'community'))
}

async function requireLink(orm: Orm, { id, token }: LinkSubject) {
  const link = await findPriceLink(orm, id, token, now())
  if (!link) throw notFound('link', id)
  return link
}
