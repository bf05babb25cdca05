import { slugify } from '@pkg/domain'
import { Marked } from 'marked'

/** A second-level heading of a text, and its id on the page. */
export interface MarkdownSection {
  id: string
  title: string
}

/** Headings get their text as an id, so links can lead to them. [ROUTE-013] */
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
    // The API removes unsafe tags and links; what's left isn't needed here. What an editor previews wasn't saved yet.
    html: () => '',
    link(token) {
      return isSafe(token.href) ? false : this.parser.parseInline(token.tokens)
    },
    image: (token) => (isSafe(token.href) ? false : ''),
  },
})

/** Returns whether a link leads to a page, an email, a phone number, or a place of the site. Browsers ignore control characters. */
function isSafe(href: string): boolean {
  const [, scheme] = /^([^/?#]*?):/.exec(href.replaceAll(/[\s\p{Cc}]/gu, '')) ?? []
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase())
}

/** Renders a text in Markdown, which editors wrote, as HTML. */
export const renderMarkdown = async (text: string): Promise<string> => markdown.parse(text)

/** Returns the second-level headings of a text in Markdown, in order. [RES-003] */
export function listSections(text: string): MarkdownSection[] {
  return markdown.lexer(text).flatMap((token) => {
    if (token.type !== 'heading' || token['depth'] !== 2) return []
    const title = String(token['text'])
    return [{ id: slugify(title), title: title.replaceAll(/[*_`]/g, '') }]
  })
}
