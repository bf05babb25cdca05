import type { Client } from '@pkg/api-client'
import { slugify } from '@pkg/domain'
import { DateTime } from 'luxon'
import { Marked } from 'marked'

/** A legal page, with its text as HTML. */
export interface LegalPageView {
  title: string
  /** The day of the last change, such as `November 23, 2026`. */
  changedOn: string
  html: string
}

/** Headings get their text as an id, so links can lead to them. [ROUTE-013] */
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
    // The API removes unsafe tags; what's left isn't needed here.
    html: () => '',
  },
})

/** Returns the privacy policy or the terms of use, which an operator can edit as a content entry. [ROUTE-013] */
export async function loadLegalPage(api: Client, kind: 'privacy' | 'terms'): Promise<LegalPageView> {
  const { title, body = '', updatedAt } = await api.content[kind]()
  return {
    title,
    changedOn: DateTime.fromISO(updatedAt, { zone: 'America/New_York', locale: 'en-US' }).toFormat('LLLL d, yyyy'),
    html: await markdown.parse(body),
  }
}
