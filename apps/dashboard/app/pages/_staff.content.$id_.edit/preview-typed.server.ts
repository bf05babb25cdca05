import { formText, renderMarkdown } from '@pkg/remix-host/server'
import type { EntryField } from '~/features/content'
import type { RejectedFields } from '~/features/records'
import { readBase } from '~/features/records/index.server'

/** What was typed, and how readers would see its texts in Markdown. */
export interface TypedPreview extends RejectedFields {
  rendered: Record<string, string>
}

/** Returns what a form without scripts holds, to show it again with its preview. Nothing is saved. [WORK-012] */
export async function previewTyped(fields: readonly EntryField[], form: FormData): Promise<TypedPreview> {
  const values = Object.fromEntries(
    fields.map(({ name }) => [
      name,
      form.getAll(name).flatMap((value) => (typeof value === 'string' && value ? value : [])),
    ]),
  )
  const texts = fields.filter(({ isMarkdown }) => isMarkdown)
  const rendered = await Promise.all(
    texts.map(async ({ name }): Promise<[string, string]> => [name, await renderMarkdown(formText(form, name))]),
  )
  return {
    intent: 'edit:texts',
    values,
    errors: {},
    found: {},
    base: readBase(formText(form, 'basis')),
    rendered: Object.fromEntries(rendered),
  }
}
