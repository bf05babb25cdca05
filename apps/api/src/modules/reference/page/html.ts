const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A piece of HTML that is safe as it stands. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | readonly Html[] | undefined

/** HTML of a template: what is put in is text and is escaped, unless it was made by such a template itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((made, part, position) => made + textOf(values[position - 1]) + part))
}

function textOf(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
