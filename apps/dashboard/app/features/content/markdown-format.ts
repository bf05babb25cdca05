import { editTexts as words } from './edit-texts'

/** A text with what is selected in it. */
export interface SelectedText {
  text: string
  start: number
  end: number
}

/** How words can be formatted. */
export const formats = ['bold', 'heading', 'list', 'link'] as const
export type Format = (typeof formats)[number]

const placeholders = words.placeholders

/** Returns a text with its selection formatted in Markdown, or without the format if it had it. What to type next is selected. [WORK-012] */
export function formatSelection(format: Format, selected: SelectedText): SelectedText {
  if (format === 'bold') return toggleBold(selected)
  if (format === 'link') return insertLink(selected)
  return togglePrefix(selected, format === 'heading' ? '## ' : '- ', placeholders[format])
}

function toggleBold({ text, start, end }: SelectedText): SelectedText {
  const isBold = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**'
  if (isBold) {
    return {
      text: text.slice(0, start - 2) + text.slice(start, end) + text.slice(end + 2),
      start: start - 2,
      end: end - 2,
    }
  }
  const bold = text.slice(start, end) || placeholders.bold
  return {
    text: `${text.slice(0, start)}**${bold}**${text.slice(end)}`,
    start: start + 2,
    end: start + 2 + bold.length,
  }
}

function insertLink({ text, start, end }: SelectedText): SelectedText {
  const label = text.slice(start, end) || placeholders.link
  const before = `${text.slice(0, start)}[${label}](`
  return {
    text: `${before}${placeholders.url})${text.slice(end)}`,
    start: before.length,
    end: before.length + placeholders.url.length,
  }
}

/** Adds a prefix to each selected line, or removes it if all have it. */
function togglePrefix({ text, start, end }: SelectedText, prefix: string, placeholder: string): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const until = next < 0 ? text.length : next
  const lines = (text.slice(from, until) || placeholder).split('\n')
  const hasAll = lines.every((line) => line.startsWith(prefix))
  const changed = lines.map((line) => (hasAll ? line.slice(prefix.length) : prefix + line)).join('\n')
  return {
    text: text.slice(0, from) + changed + text.slice(until),
    start: from + (hasAll || lines.length > 1 ? 0 : prefix.length),
    end: from + changed.length,
  }
}
