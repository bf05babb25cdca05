import type { Content, ContentPreview, LanguageParameters } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { createToken, hashToken } from '../../http/token-hash'
import { toContent } from './content-store'
import { textsOf } from './draft-change'
import { findPreviewedEntry, insertPreview, lockEntry } from './entry-store'

const validMilliseconds = 3_600_000

/** Creates a link that shows the draft of an entry, or what readers get without one. It works for an hour. @throws {HttpError} 404 [WORK-012] */
export async function createPreview(orm: Orm, id: string): Promise<ContentPreview> {
  const entry = isUuid(id) ? await lockEntry(orm, id) : undefined
  if (!entry) throw notFound('content entry', id)
  const token = createToken()
  const expiresAt = new Date(now().getTime() + validMilliseconds)
  await insertPreview(orm, { tokenHash: hashToken(token), entryId: id, expiresAt })
  return { id, token, expiresAt: expiresAt.toISOString() }
}

/** Returns the entry of a link as readers would get it. @throws {HttpError} 404 for an unknown or expired link [WORK-012] */
export async function readPreview(orm: Orm, token: string, { language }: LanguageParameters): Promise<Content> {
  const entry = await findPreviewedEntry(orm, hashToken(token))
  if (!entry) throw notFound('preview', token)
  const { translations, ...texts } = entry.draft ?? textsOf(entry)
  const { es } = translations
  return toContent(
    {
      slug: entry.slug,
      updatedAt: entry.draftAt ?? entry.updatedAt,
      body: null,
      ...texts,
      translations: es ? { es: { title: texts.title, ...es } } : {},
    },
    language,
  )
}
