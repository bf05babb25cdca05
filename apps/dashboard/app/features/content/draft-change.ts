import { type ContentField, contentFields, type ContentKind } from '@pkg/domain'
import { readRows } from './rows-text'

/** Returns the change of a draft that the fields of the editor hold, by their names. What is empty is removed. [WORK-012] */
export function toDraftChange(kind: ContentKind, fields: object): Record<string, unknown> {
  const english = new Map<string, unknown>()
  const spanish = new Map<string, unknown>()
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith('es.')) spanish.set(name.slice(3), value)
    else english.set(name, value)
  }
  const es = textsIn(kind, spanish)
  return { ...textsIn(kind, english), ...(Object.keys(es).length > 0 ? { translations: { es } } : {}) }
}

/** The texts of one language. */
function textsIn(kind: ContentKind, fields: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const values = contentFields[kind].flatMap((field) => {
    const name = `values.${field.name}`
    return fields.has(name) ? [[field.name, toValue(field, fields.get(name))]] : []
  })
  return {
    ...(fields.has('title') ? { title: fields.get('title') } : {}),
    ...(fields.has('body') ? { body: fields.get('body') } : {}),
    ...(values.length > 0 ? { values: Object.fromEntries(values) } : {}),
  }
}

/** Returns a value as an entry has it. What isn’t one is sent unchanged, so the API says what to correct. */
function toValue({ type, parts = [] }: ContentField, value: unknown): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null
  if (type === 'flag') return value === 'true'
  if (type === 'number' && typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  if (type === 'rows' && Array.isArray(value))
    return readRows(
      value.filter((line) => typeof line === 'string'),
      parts,
    )
  return value
}

/** Returns the field that a JSON pointer of an error leads to: `es.values.summary` for `/data/attributes/translations/es/values/summary`. */
export function fieldAt(pointer = ''): string | undefined {
  const [, spanish = '', text] =
    /^\/data\/attributes\/(translations\/es\/)?(title|body|values\/[^/]+)/.exec(pointer) ?? []
  return text && `${spanish ? 'es.' : ''}${text.replace('/', '.')}`
}
