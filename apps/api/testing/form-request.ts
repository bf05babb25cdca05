import type { InjectOptions } from 'fastify'

/** A request with a form. */
export type UploadRequest = InjectOptions & { headers: Record<string, string> }

/** Returns a request that sends a form, with a file if there is one. An `undefined` field is left out. */
export async function formRequest(
  target: Required<Pick<InjectOptions, 'method' | 'url'>>,
  file: { content: Uint8Array; name: string } | undefined,
  fields: Record<string, string | undefined>,
): Promise<UploadRequest> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  if (file) form.append('file', new Blob([new Uint8Array(file.content)]), file.name)
  const encoded = new Response(form)
  return {
    ...target,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
