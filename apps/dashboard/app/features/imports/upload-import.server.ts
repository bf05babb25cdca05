import { ApiError, type Client } from '@pkg/api-client'
import { importFileBytes, importKinds } from '@pkg/api-client/server'
import { formText } from '@pkg/remix-host/server'
import {
  data,
  MaxPartSizeExceededError,
  redirect,
  unstable_createMemoryUploadHandler,
  unstable_parseMultipartFormData,
} from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { importsTexts as words } from './texts'

/** A file that wasn’t uploaded: why, at the field, and what was chosen. */
export interface RejectedUpload {
  errors: { kind?: string; file?: string }
  kind: string
}

/** Uploads the file of a form, and goes to the matching of its columns. [WORK-015] */
export async function uploadImport(request: Request, api: Client) {
  const form = await readForm(request)
  if (!form) return data<RejectedUpload>({ errors: { file: words.fileTooLarge }, kind: '' }, 422)
  const kind = importKinds.find((one) => one === formText(form, 'kind'))
  const file = form.get('file')
  // A field without a file has one without a name.
  const hasFile = file instanceof File && file.name !== ''
  if (!kind || !hasFile) {
    const errors = { ...(!kind && { kind: words.kindMissing }), ...(!hasFile && { file: words.fileMissing }) }
    return data<RejectedUpload>({ errors, kind: kind ?? '' }, 422)
  }
  const fileName = file.name.replace(/\p{C}/gu, ' ').trim().slice(-200) || words.file
  const uploaded = api.importFiles.upload({ kind, fileName, file }).then(
    ({ id }) => ({ id, error: undefined }),
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 413) return { id: undefined, error: words.fileTooLarge }
      if (!(error instanceof ApiError) || error.status !== 422) throw error
      const detail = error.errors[0]?.detail
      return { id: undefined, error: detail === undefined ? words.fileRefused : `${detail}.` }
    },
  )
  const { id, error } = await requireResponse(request, uploaded)
  return id === undefined ? data<RejectedUpload>({ errors: { file: error }, kind }, 422) : redirect(`/imports/${id}`)
}

/** Reads a form, unless its file is too large. */
async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await unstable_parseMultipartFormData(
      request,
      unstable_createMemoryUploadHandler({ maxPartSize: importFileBytes }),
    )
  } catch (error) {
    if (error instanceof MaxPartSizeExceededError) return undefined
    throw error
  }
}
