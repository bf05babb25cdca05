import type { GateRequest } from './gate-request'

/** Fills in the sign-up form from an invitation. With one that expired, the form is empty. [AUTH-008] */
export async function prefilledRequest(request: GateRequest): Promise<GateRequest> {
  const { status, token } = request.data
  if (status !== 'invite' || token === undefined) return request
  const response = await fetch('/api/platform/auth/invitation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { token } }),
  }).catch(() => undefined)
  if (!response?.ok) {
    const { token: _, ...data } = request.data
    return { ...request, data }
  }
  return { ...request, data: { ...request.data, ...readInvited(await response.json()) } }
}

function readInvited(value: unknown): { name?: string; email?: string } {
  if (typeof value !== 'object' || value === null) return {}
  const { name, email } = { name: undefined, email: undefined, ...value }
  return { ...(typeof name === 'string' ? { name } : {}), ...(typeof email === 'string' ? { email } : {}) }
}
