import type { ApiResponse, ApiUnderTest } from './api-under-test'
import { formRequest } from './form-request'
import type { Caller } from './lead-samples'

/** Uploads a file to import as a person. */
export async function uploadImport(
  api: ApiUnderTest,
  { cookie }: Pick<Caller, 'cookie'>,
  file: string | Uint8Array | undefined,
  { kind = 'contacts', fileName = 'people.csv' }: { kind?: string; fileName?: string } = {},
): Promise<ApiResponse> {
  const content = typeof file === 'string' ? Buffer.from(file) : file
  const target = { method: 'POST', url: '/admin/imports' } as const
  const request = await formRequest(target, content && { content, name: fileName }, { kind, fileName })
  return api.call({ ...request, headers: { ...request.headers, ...(cookie ? { cookie } : {}) } })
}
