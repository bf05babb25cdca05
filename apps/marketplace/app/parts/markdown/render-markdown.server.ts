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
    // The API removes unsafe tags; what's left isn't needed here.
    html: () => '',
  },
})

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
