import { ApiError, type ErrorObject, type ImportRowChange } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { formText } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import type { ImportCall } from './load-import.server'
import { importSteps, stepAfter, stepHref } from './steps'
import { importsTexts as words } from './texts'

/** A form of an import that wasn’t saved. */
export interface RejectedImport {
  /** What concerns the whole form. */
  message?: string
  /** What is wrong with columns, by their place. */
  columns?: Record<string, string>
  typed: Record<string, string>
}

/** What a form led to: another page, or a rejection. */
type Outcome = { to: string; rejected?: never } | { to?: never; rejected: Omit<RejectedImport, 'typed'> }

/** Receives the forms of an import: its columns, rows, doubles, start, undo, and deletion. Works without scripts. [WORK-015, WORK-005] */
export async function saveImport(call: ImportCall) {
  const form = await call.request.formData()
  const outcome = await requireResponse(
    call.request,
    receive(call, form).catch((error: unknown): Outcome => {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 412) return { rejected: { message: words.changedMeanwhile } }
      // Someone else started or undid it, and the page says so.
      if (error.status === 409) return { to: `/imports/${call.id}` }
      if (error.status === 422) return { rejected: rejectionOf(error.errors) }
      throw error
    }),
  )
  if (outcome.to !== undefined) return redirect(outcome.to)
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  const isOutdated = outcome.rejected.message === words.changedMeanwhile
  return data<RejectedImport>({ ...outcome.rejected, typed }, isOutdated ? 409 : 422)
}

/** Returns what the API says, at the column that it’s about. */
function rejectionOf(errors: readonly ErrorObject[]): Omit<RejectedImport, 'typed'> {
  const columns: Record<string, string> = {}
  for (const { detail, source } of errors) {
    const [, place] = /\/fields\/(\d+)$/.exec(source?.pointer ?? '') ?? []
    if (place !== undefined && detail !== undefined) columns[place] = `${detail}.`
  }
  if (Object.keys(columns).length > 0) return { columns, message: words.notSaved }
  const [first] = errors
  return { message: first?.detail === undefined ? words.notSaved : `${first.detail}.` }
}

async function receive(call: ImportCall, form: FormData): Promise<Outcome> {
  const { api, id } = call
  const version = { ifMatch: Number(formText(form, 'version')) }
  switch (formText(form, 'intent')) {
    case 'match':
      await api.imports.match({ id, fields: fieldsIn(form) }, version)
      return { to: `/imports/${id}` }
    case 'row':
    case 'leave-out':
    case 'choice':
      return saveRow(call, form)
    case 'on-double': {
      const onDouble = choiceIn(form, 'onDouble')
      if (!onDouble) return { rejected: { message: words.notSaved } }
      await api.imports.match({ id, onDouble }, version)
      return { to: stepHref(id, stepAfter('doubles')) }
    }
    case 'start':
      await api.imports.start({ id }, version)
      return { to: `/imports/${id}` }
    case 'undo':
      await api.imports.undo({ id })
      return { to: `/imports/${id}` }
    case 'delete':
      await api.imports.remove({ id }, version)
      return { to: '/imports?saved=import-deleted' }
    default:
      return { rejected: { message: words.notSaved } }
  }
}

/** Returns the fields of the columns, in the order of the file. */
const fieldsIn = (form: FormData): string[] =>
  Array.from({ length: Math.min(Number(formText(form, 'columns')) || 0, 200) }, (_, at) =>
    formText(form, `field.${at}`),
  )

const choiceIn = (form: FormData, name: string) =>
  schemas.doubleChoices.find((choice) => choice === formText(form, name))

/** Saves a row: corrected texts, that it’s left out, or what happens to it as a double. */
async function saveRow({ api, id, request }: ImportCall, form: FormData): Promise<Outcome> {
  const query = new URL(request.url).searchParams
  const step = importSteps.find((one) => one === query.get('step')) ?? 'check'
  const intent = formText(form, 'intent')
  const change = rowChangeIn(form, intent)
  if (!change) return { rejected: { message: words.notSaved } }
  await api.importRows.update(
    { id: formText(form, 'row'), ...change },
    { ifMatch: Number(formText(form, 'row-version')) },
  )
  return { to: `${stepHref(id, step, Number(query.get('page')) || 1)}&done=${intent}` }
}

function rowChangeIn(form: FormData, intent: string): ImportRowChange | undefined {
  if (intent === 'leave-out') return { isLeftOut: true }
  if (intent === 'row') {
    const names = [...form.keys()].filter((name) => name.startsWith('value.'))
    return { values: Object.fromEntries(names.map((name) => [name.slice('value.'.length), formText(form, name)])) }
  }
  // “As for all rows” is empty, and removes the choice of the row.
  if (form.get('choice') === '') return { choice: null }
  const choice = choiceIn(form, 'choice')
  return choice && { choice }
}
