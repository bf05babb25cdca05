import type { Content, LanguageParameters } from '@pkg/api-client'
import { type Brand, fillBrand } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { findPage, insertMissingEntries, translateUnchangedEntry } from './content-store'
import { privacyPolicy } from './privacy-policy'
import { spanishPrivacyPolicy } from './privacy-policy.es'
import { termsOfUse } from './terms-of-use'
import { spanishTermsOfUse } from './terms-of-use.es'

/** A page that the law or a contract requires. */
export type LegalPage = 'privacy' | 'terms'

const legalPages = [
  {
    kind: 'privacy',
    slug: 'privacy',
    title: 'Privacy policy',
    body: privacyPolicy,
    translations: { es: spanishPrivacyPolicy },
  },
  {
    kind: 'terms',
    slug: 'terms',
    title: 'Terms of use',
    body: termsOfUse,
    translations: { es: spanishTermsOfUse },
  },
] as const

/** Stores our privacy policy and terms as content entries, unless the operator has its own. Ours also get their translations. [ROUTE-013, FIND-015] */
export async function storeLegalPages(orm: Orm): Promise<void> {
  await insertMissingEntries(orm, [...legalPages])
  for (const page of legalPages) await translateUnchangedEntry(orm, page)
}

/** Returns a legal page with the operator's name and contact info in place of `{name}`, `{phone}`, and `{email}`. @throws {HttpError} 404 */
export async function findLegalPage(
  orm: Orm,
  kind: LegalPage,
  { language }: LanguageParameters,
  brand: Brand,
): Promise<Content> {
  const { body = '', ...page } = await findPage(orm, kind, { ...(language && { language }) })
  return { ...page, body: fillBrand(body, brand) }
}
