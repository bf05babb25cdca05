const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** HTML that needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | readonly Html[] | undefined

/** Builds HTML from a template. Values are escaped unless they come from such a template. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((result, part, position) => result + toText(values[position - 1]) + part))
}

function toText(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
