import type { HostContext } from '@pkg/remix-host'
import type { AppLoadContext } from '@remix-run/node'

/** What the host tells loaders and actions. In development there is no host, and nothing is told. */
export function hostContext(context: AppLoadContext): HostContext {
  const told = (name: keyof HostContext) => (typeof context[name] === 'string' ? { [name]: context[name] } : {})
  return { ...told('nonce'), ...told('apiUrl'), ...told('publicUrl'), ...told('clientAddress') }
}
