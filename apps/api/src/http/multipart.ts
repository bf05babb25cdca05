import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, HttpError, signInRequired } from './errors'

/** The most bytes of a field that isn't a file. */
const fieldBytes = 4096
const maxFields = 20

/**
 * Lets the routes of a scope take forms with a file. A form becomes the JSON:API document that the routes expect, in which each field is an
 * attribute and a file is a `Buffer`. A form that ends early becomes an error before any route sees it.
 */
export async function acceptForms(
  scope: FastifyInstance,
  { resource, fileBytes }: { resource: string; fileBytes: number },
): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: fileBytes, files: 1, fields: maxFields, fieldSize: fieldBytes, parts: maxFields + 1 },
  })
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    // Checked before the file is read, so strangers can't make the server hold large files.
    const { role } = await scope.authentication.identify(request)
    if (role === 'visitor') throw signInRequired()
    request.body = { data: { type: resource, attributes: await readFields(request, fileBytes) } }
  })
}

async function readFields(request: FastifyRequest, fileBytes: number): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      fields.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : part.value)
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) {
      const detail = `Upload a file of up to ${Math.floor(fileBytes / 1024 / 1024)} MB`
      throw new HttpError(413, 'too-large', 'Request too large', [
        { detail, source: { pointer: '/data/attributes/file' } },
      ])
    }
    throw badRequest([{ detail: 'The form is incomplete' }])
  }
  return Object.fromEntries(fields)
}
