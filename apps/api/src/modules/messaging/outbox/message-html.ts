import type { Brand } from '@pkg/domain'
import type { MessageBlock } from '../../../database/schema/message-blocks'
import template from './email-template.json'
import { preheaderOf } from './message-kinds'
import type { OutgoingMessage } from './transport'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** The accent color of links and buttons in the template, that of dark screens, and the text on buttons there. */
const templateColors = { light: '#075259', dark: '#91dcd7', textOnDark: '#02181a' }
/** Follows the preheader, so mail programs don't show the start of the email after it. */
const padding = '&#847;&zwnj;&nbsp;'.repeat(90)

/** Returns an email as an HTML page. `npm run emails` compiles its template. [TRUTH-009] */
export function messageHtml(
  { kind, language, subject, blocks }: Pick<OutgoingMessage, 'kind' | 'language' | 'subject' | 'blocks'>,
  brand: Brand,
): string {
  const preheader = kind ? preheaderOf(kind, language) : brand.name
  const { name, phone, email, address = '' } = brand
  const values = { language, subject, preheader, brand: name, phone, email, address }
  const parts = [fill(template.start, values, { padding }), ...blocks.map(blockHtml), fill(template.end, values)]
  return withColors(parts.join(''), brand)
}

/** Replaces the accent colors of the template by those of the operator. [WORK-012] */
function withColors(html: string, { colors }: Brand): string {
  if (!colors) return html
  return html
    .replaceAll(templateColors.light, colors.light.accent)
    .replaceAll(templateColors.dark, colors.dark.accent)
    .replaceAll(templateColors.textOnDark, colors.dark.textOnAccent)
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
