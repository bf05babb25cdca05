import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, HttpError, signInRequired } from './errors'
import { deleteLeftOverFiles, deleteUploadedFile, type UploadedFile, writeUploadedFile } from './uploaded-file'

/** The most bytes of a field that isn't a file. */
const fieldBytes = 4096
const maxFields = 20

/**
 * Lets the routes of a scope take forms with a file. A form becomes the JSON:API document that the routes expect, in which each field is an
 * attribute and a file is an `UploadedFile`, deleted after the response. A form that ends early becomes an error before any route sees it.
 */
export async function acceptForms(
  scope: FastifyInstance,
  { resource, fileBytes }: { resource: string; fileBytes: number },
): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: fileBytes, files: 1, fields: maxFields, fieldSize: fieldBytes, parts: maxFields + 1 },
  })
  const receipts = new WeakMap<FastifyRequest, Receipt>()
  const end = async (request: FastifyRequest) => {
    const receipt = receipts.get(request)
    receipt?.ended.abort()
    for (const file of receipt?.files ?? []) await deleteUploadedFile(file)
  }
  scope.addHook('onReady', deleteLeftOverFiles)
  scope.addHook('onResponse', end)
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    // Checked before the file is read, so strangers can't make the server hold large files.
    const { role } = await scope.authentication.identify(request)
    if (role === 'visitor') throw signInRequired()
    const receipt: Receipt = { files: [], ended: new AbortController() }
    receipts.set(request, receipt)
    // A client that goes away gets no response, and what it sent may be half a form.
    reply.raw.once('close', () => void end(request).catch((error: unknown) => request.log.error({ err: error })))
    request.body = { data: { type: resource, attributes: await readFields(request, fileBytes, receipt) } }
  })
}

/** The files that a request brought, and what says that it ended. */
interface Receipt {
  files: UploadedFile[]
  ended: AbortController
}

async function readFields(
  request: FastifyRequest,
  fileBytes: number,
  receipt: Receipt,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') {
        fields.set(part.fieldname, part.value)
        continue
      }
      const file = await writeUploadedFile(part.file, receipt.ended.signal)
      receipt.files.push(file)
      if (part.file.truncated) throw tooLarge(fileBytes)
      fields.set(part.fieldname, file)
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw incomplete()
  }
  return Object.fromEntries(fields)
}

const incomplete = () => badRequest([{ detail: 'The form is incomplete' }])

const tooLarge = (fileBytes: number) =>
  new HttpError(413, 'too-large', 'Request too large', [
    {
      detail: `Upload a file of up to ${Math.floor(fileBytes / 1024 / 1024)} MB`,
      source: { pointer: '/data/attributes/file' },
    },
  ])
