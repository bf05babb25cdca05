import type { AppLoadContext } from '@remix-run/node'
import type { HostContext } from '@pkg/remix-host'

/** What the host tells loaders and actions; empty in development, where there is no host. */
export function hostContext(context: AppLoadContext): HostContext {
  const text = (name: string) => (typeof context[name] === 'string' ? { [name]: context[name] } : {})
  return { ...text('nonce'), ...text('apiUrl'), ...text('publicUrl'), ...text('clientAddress') }
}
