import { ApiError, type Client, type ContentEntry } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { contentFields, type ContentKind } from '@pkg/domain'
import { renderMarkdown, type Submission } from '@pkg/remix-host/server'
import { Value } from '@sinclair/typebox/value'
import type { RecordKind } from '~/features/records'
import { asSeen, type ReceiveFields, recordSource } from '~/features/records/index.server'
import { fieldAt, toDraftChange } from './draft-change'
import { editTexts as words } from './edit-texts'
import { type EditedEntry, type EntryChoices, entryFields } from './entry-fields'
import { content } from './list'

const changeSchema = endpoints.contentEntries.update.body

/** The section of the editor. */
const section = 'texts'

/** Returns an entry with the texts to edit. */
export const editedEntry = ({ id, version, kind, name, draft, ...published }: ContentEntry): EditedEntry => ({
  id,
  version,
  kind,
  name,
  texts: draft ?? {
    title: published.title,
    ...(published.body === undefined ? {} : { body: published.body }),
    values: published.values,
    translations: published.translations,
    position: published.position,
  },
})

/** Returns where the texts of an entry come from, and where the editor sends them. [WORK-012, WORK-005] */
export const editSource = ({ kind: entryKind, texts }: EditedEntry, choices: EntryChoices) => {
  const { english, spanish, shared } = entryFields(entryKind, texts, choices)
  const kind: RecordKind<EditedEntry> = {
    area: content.area,
    listTitle: content.title,
    recordType: content.recordType,
    roles: content.roles,
    title: ({ name }) => name,
    sections: [{ name: section, title: words.edit, fields: [...english, ...spanish, ...shared] }],
  }
  return recordSource({
    kind,
    load: async ({ api, id }) => editedEntry(await api.contentEntries.get({ id })),
    update: saveDraft(entryKind),
  })
}

const saveDraft =
  (kind: ContentKind): ReceiveFields =>
  async (sent, fields) => {
    const change = toDraftChange(kind, fields)
    if (!Value.Check(changeSchema, change)) {
      const wrong = [...Value.Errors(changeSchema, change)]
      return rejected(wrong.map(({ path, message }) => ({ pointer: `/data/attributes${path}`, detail: message })))
    }
    try {
      return { ok: true, result: await sent.api.contentEntries.update({ id: sent.id, ...change }, asSeen(sent)) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      return rejected(
        error.errors.map(({ source, detail, title }) => ({ pointer: source?.pointer, detail: detail ?? title })),
      )
    }
  }

/** Returns what to correct, by field. */
function rejected(problems: readonly { pointer: string | undefined; detail: string }[]): Submission<unknown> {
  const errors: Record<string, string> = {}
  const others: string[] = []
  for (const { pointer, detail } of problems) {
    const field = fieldAt(pointer)
    if (field === undefined) others.push(detail)
    else errors[field] ??= detail
  }
  return { ok: false, errors, ...(others.length > 0 ? { message: others.join(' ') } : {}) }
}

/** Loads the published entries that an entry of a kind can name. [WORK-012] */
export async function loadChoices(api: Client, { kind, texts }: EditedEntry): Promise<EntryChoices> {
  const fields = contentFields[kind].filter((field) => field.kind !== undefined)
  const loaded = await Promise.all(
    fields.map(async (field) => {
      const named = [texts.values[field.name] ?? []].flat().filter((slug) => typeof slug === 'string')
      if (field.kind === undefined) return []
      const { items } = await api.contentEntries.list({
        'filter[kind]': field.kind,
        'filter[isPublished]': 'true',
        sort: 'name',
        'page-size': 100,
      })
      const options = items.map(({ slug, title }) => ({ value: slug, label: title }))
      // One that was taken down stays chosen until someone chooses another one.
      const missing = named.filter((slug) => !options.some(({ value }) => value === slug))
      return [[field.kind, [...options, ...missing.map((slug) => ({ value: slug, label: slug }))]] as const]
    }),
  )
  return Object.fromEntries(loaded.flat())
}

/** Returns the texts of an entry as the public site shows them, by the name of their field. */
export async function renderBodies({ texts }: EditedEntry): Promise<Record<string, string>> {
  const [english, spanish] = await Promise.all([
    renderMarkdown(texts.body ?? ''),
    renderMarkdown(texts.translations.es?.body ?? ''),
  ])
  return { body: english, 'es.body': spanish }
}
