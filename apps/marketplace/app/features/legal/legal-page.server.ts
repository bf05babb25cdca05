import { renderMarkdown } from '@pkg/remix-host/server'
import type { Client } from '@pkg/api-client'
import { siteLocale, siteLanguage, siteTimeZone } from '@pkg/domain'

/** A legal page, with its text as HTML. */
export interface LegalPageView {
  title: string
  /** The day of the last change, such as `November 23, 2026`. */
  changedOn: string
  html: string
}

/** Returns the privacy policy or the terms of use, which an operator can edit as a content entry. [ROUTE-013] */
export async function loadLegalPage(api: Client, kind: 'privacy' | 'terms'): Promise<LegalPageView> {
  const { title, body = '', updatedAt } = await api.content[kind]({ language: siteLanguage })
  return {
    title,
    changedOn: new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: siteTimeZone }).format(
      Date.parse(updatedAt),
    ),
    html: await renderMarkdown(body),
  }
}
