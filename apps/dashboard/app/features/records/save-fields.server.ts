import { ApiError } from '@pkg/api-client'
import { errorPage, formText, type Submission } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import {
  bodyOf,
  changedFields,
  type FieldsBase,
  type FieldValues,
  fieldWords,
  mergeFields,
  valuesOf,
} from './field-values'
import { readBase, readFields } from './read-fields.server'
import { type EditableField, editableFields, type RecordItem, sectionsFor } from './record'
import type { ReceiveFields, RecordCall, RecordSource } from './record-source.server'
import { pathAfterDoing, pathOfRecord, savedSection } from './record-url'
import type { RejectedFields } from './rejected-fields'
import { recordsTexts } from './texts'

interface SentEdit {
  form: FormData
  /** The name of the section. */
  section: string
}

/**
 * Saves the fields of a section that differ from what the person began with. What someone else changed meanwhile stays, unless both changed the same field to
 * something else: then nothing is saved, and the form shows theirs and mine. [WORK-005, WORK-025]
 */
export async function saveFields<Item extends RecordItem>(
  source: RecordSource<Item>,
  call: RecordCall,
  { form, section: name }: SentEdit,
) {
  const { request, api, user } = call
  const section = sectionsFor(source.kind, user.role).find((known) => known.name === name)
  const fields = section ? editableFields(section, user.role) : []
  const receive = source.updates?.[name] ?? source.update
  if (fields.length === 0 || !receive) throw errorPage('bad-request', 400)
  const read = await requireResponse(request, readFields(api, fields, form))
  const base = readBase(formText(form, 'basis'))
  const reject = (status: number, rest: Partial<RejectedFields>) =>
    data<RejectedFields>(
      { intent: `edit:${name}`, values: read.values, found: read.found, errors: {}, base, ...rest },
      status,
    )
  const { errors } = bodyOf(fields, read.values, null)
  const wrong = { ...errors, ...read.errors }
  if (Object.keys(wrong).length > 0) return reject(422, { errors: wrong })
  const isSame = changedFields(fields, base.values, read.values).length === 0
  // Nothing was sent, so the page doesn't say that something was.
  if (isSame) return redirect(pathOfRecord(request.url))
  const edit: Edit<Item> = { source, receive, call, fields, base, mine: read.values }
  const sent = await sendForm(request, send(edit))
  if (!sent.ok) return reject(422, { errors: sent.errors, message: sent.message })
  if (sent.result) return reject(409, sent.result)
  return redirect(pathAfterDoing(request.url, savedSection(name)))
}

interface Edit<Item extends RecordItem> {
  source: RecordSource<Item>
  receive: ReceiveFields
  call: RecordCall
  fields: readonly EditableField<Item>[]
  base: FieldsBase
  mine: FieldValues
}

/** What the form shows after someone else changed the same fields. */
type Conflict = Pick<RejectedFields, 'values' | 'base' | 'errors' | 'message'>

/** Sends what differs from what the person began with. Returns what to show instead if someone else changed the same fields. */
async function send<Item extends RecordItem>(edit: Edit<Item>): Promise<Submission<Conflict | undefined>> {
  const { source, receive, call, fields, base, mine } = edit
  const changed = changedFields(fields, base.values, mine)
  if (changed.length === 0) return { ok: true, result: undefined }
  const { body } = bodyOf(
    fields.filter(({ name }) => changed.includes(name)),
    mine,
    null,
  )
  const { request, api, user, id } = call
  try {
    const sent = await receive({ request, api, user, id, version: base.version }, body)
    return sent.ok ? { ok: true, result: undefined } : sent
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const now = await source.load(call)
    const theirs = { values: valuesOf(fields, now), version: now.version ?? 0 }
    const { values, conflicts } = mergeFields(fields, base.values, mine, theirs.values)
    // What else was changed meanwhile doesn’t matter.
    if (conflicts.length === 0) return send({ ...edit, base: theirs, mine: values })
    return { ok: true, result: conflictOf(fields, { values, theirs, conflicts }) }
  }
}

/** Returns the form with one’s own changes, what they’re based on from now on, and at each field what someone else entered. */
function conflictOf<Item>(
  fields: readonly EditableField<Item>[],
  { values, theirs, conflicts }: { values: FieldValues; theirs: FieldsBase; conflicts: string[] },
): Conflict {
  const errors = fields.flatMap(({ name, label, control }): [string, string][] =>
    conflicts.includes(name)
      ? [
          [
            name,
            recordsTexts.conflict(
              label,
              fieldWords(control, theirs.values[name] ?? []),
              fieldWords(control, values[name] ?? []),
            ),
          ],
        ]
      : [],
  )
  return { values, base: theirs, errors: Object.fromEntries(errors), message: recordsTexts.conflictTitle }
}
