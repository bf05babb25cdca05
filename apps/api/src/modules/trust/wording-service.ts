import { createHash } from 'node:crypto'
import { type ConsentWording, consentWordings, type NamedWording } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { unprocessable } from '../../http/errors'
import { findWording, insertWording, type WordingRow } from './wording-store'

/**
 * Stores the present wordings of consents at startup.
 * @throws when a stored version has another text, because consents of that version would say what no one read. [TRUTH-002]
 */
export async function storeConsentWordings(
  orm: Orm,
  wordings: readonly ConsentWording[] = consentWordings,
): Promise<void> {
  for (const wording of wordings) {
    const hash = createHash('sha256').update(wording.text).digest('hex')
    await insertWording(orm, { ...wording, hash })
    const stored = await findWording(orm, wording)
    if (stored?.hash === hash) continue
    const { id, language, version } = wording
    throw new Error(
      `The text of the consent "${id}" (${language}) changed. Raise its version, which is still ${version}`,
    )
  }
}

/** The consent wordings of a request, in its body. */
const requestWordings = '/data/attributes/actionInfo/data/wordings'

/**
 * Returns the stored wordings that a request names.
 * @throws {HttpError} 422 for a wording that isn't stored or isn't the present one. [TRUTH-002]
 */
export async function findNamedWordings(orm: Orm, named: readonly NamedWording[]): Promise<WordingRow[]> {
  const found: WordingRow[] = []
  for (const [index, wording] of named.entries()) {
    found.push(await findNamedWording(orm, wording, `${requestWordings}/${index}`))
  }
  return found
}

/**
 * Returns the stored wording that a body names at `pointer`.
 * @throws {HttpError} 422 for a wording that isn't stored or isn't the present one. [TRUTH-002]
 */
export async function findNamedWording(orm: Orm, named: NamedWording, pointer: string): Promise<WordingRow> {
  const stored = isPresent(named) ? await findWording(orm, named) : undefined
  if (stored) return stored
  throw unprocessable([
    { detail: 'Unknown or old consent wording. Show the present one and send the request again', source: { pointer } },
  ])
}

const isPresent = ({ id, language, version }: NamedWording) =>
  consentWordings.some((present) => present.id === id && present.language === language && present.version === version)
