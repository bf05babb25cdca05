import type { Brand } from '@pkg/domain'
import type { MessageBlock } from '../../../database/schema/message-blocks'
import template from './email-template.json'
import { preheaderOf } from './message-kinds'
import type { OutgoingMessage } from './transport'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Follows the preheader, so mail programs don't show the start of the email after it. */
const padding = '&#847;&zwnj;&nbsp;'.repeat(90)

/** Returns an email as an HTML page. `npm run emails` compiles its template. [TRUTH-009] */
export function messageHtml(
  { kind, language, subject, blocks }: Pick<OutgoingMessage, 'kind' | 'language' | 'subject' | 'blocks'>,
  brand: Brand,
): string {
  const preheader = kind ? preheaderOf(kind, language) : brand.name
  const values = { language, subject, preheader, brand: brand.name, phone: brand.phone, email: brand.email }
  return [fill(template.start, values, { padding }), ...blocks.map(blockHtml), fill(template.end, values)].join('')
}

function blockHtml(block: MessageBlock): string {
  if (typeof block === 'string') return fill(template.paragraph, {}, { paragraphs: paragraphsHtml(block) })
  if ('action' in block) return fill(template.action, { ...block.action })
  if ('link' in block) return fill(template.link, { ...block.link })
  if ('code' in block) return fill(template.code, block)
  if ('aside' in block) return fill(template.aside, {}, { paragraphs: paragraphsHtml(block.aside) })
  const rows = block.facts.map(({ note = '', ...fact }) => fill(template.fact, { ...fact, note }))
  return fill(template.facts, { title: block.title }, { rows: rows.join('') })
}

/** Replaces the places of a template with escaped `values`, and with `html` unchanged. */
function fill(text: string, values: Record<string, string>, html: Record<string, string> = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => html[name] ?? escapeHtml(values[name] ?? ''))
}

/** Returns the paragraphs of a text, which empty lines separate, with their line breaks. */
const paragraphsHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('')

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
