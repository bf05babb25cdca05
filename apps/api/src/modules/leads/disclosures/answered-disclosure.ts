import type { NewUuidAction } from '@pkg/api-client'
import type { Brand } from '@pkg/domain'
import { disclosureText } from '@pkg/domain/disclosures'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import { findDisclosure } from '../../state-rules'
import { listCommunities } from '../requests/action-store'

/** A family's answer to a state's disclosure, with our own text of it. */
export interface AnsweredDisclosure {
  state: string
  version: string
  language: 'en' | 'es'
  text: string
  isAcknowledged: boolean
  /** The communities that the disclosure names. */
  slugs: string[]
}

/**
 * Returns the answer to a state's disclosure. The text must be the present one of the state, about communities of that state, with the fees that
 * they pay us now.
 * @throws {HttpError} 422 for any other text, or for a state without a disclosure. [DISC-005, TRUTH-002, TRUTH-007]
 */
export async function readDisclosure(
  tx: Orm,
  { data, slug, slugs = [] }: NewUuidAction['actionInfo'],
  brand: Brand,
): Promise<AnsweredDisclosure> {
  const disclosure = data.state === undefined ? undefined : await findDisclosure(tx, data.state)
  if (!disclosure) throw refuse('state', 'This state requires no disclosure')
  const { state, version } = disclosure
  const named = [...new Set([...(slug ? [slug] : []), ...slugs])]
  const found = (await listCommunities(tx, named)).filter((community) => community.state === state)
  const communities = named.flatMap((id) => found.filter((community) => community.id === id))
  const language = data.language === 'es' ? 'es' : 'en'
  const text = disclosureText(disclosure, language, {
    operator: brand.name,
    phone: brand.phone,
    email: brand.email,
    communities: communities.map(({ name, record: { feePercent } }) => ({ name, feePercent })),
  })
  if (data.disclosureText !== text) throw refuse('disclosureText', `Show the present disclosure of ${state}`)
  const isAcknowledged = data.isDisclosureAcknowledged === true
  return { state, version, language, text, isAcknowledged, slugs: communities.map(({ id }) => id) }
}

const refuse = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/actionInfo/data/${name}` } }])
