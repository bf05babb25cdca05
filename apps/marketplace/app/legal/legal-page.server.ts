import type { Client } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { renderMarkdown } from '~/markdown/render-markdown.server'

/** A legal page, with its text as HTML. */
export interface LegalPageView {
  title: string
  /** The day of the last change, such as `November 23, 2026`. */
  changedOn: string
  html: string
}

/** Returns the privacy policy or the terms of use, which an operator can edit as a content entry. [ROUTE-013] */
export async function loadLegalPage(api: Client, kind: 'privacy' | 'terms'): Promise<LegalPageView> {
  const { title, body = '', updatedAt } = await api.content[kind]()
  return {
    title,
    changedOn: DateTime.fromISO(updatedAt, { zone: 'America/New_York', locale: 'en-US' }).toFormat('LLLL d, yyyy'),
    html: await renderMarkdown(body),
  }
}
