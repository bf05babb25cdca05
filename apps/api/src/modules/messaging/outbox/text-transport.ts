import { Guard } from '../../../integrations/guard'
import type { Settings } from '../../../settings'
import { traceOutside } from '../../../telemetry/tracing'
import { outboxTexts } from './texts'
import { DeferredError, isResponse, RejectedError, type Transport } from './transport'

const timeoutMilliseconds = 10_000

/** Creates the transport for texts through the HTTP service of `TEXTS_URL`. docs/messaging.md describes its protocol. */
export function createTextTransport({ url, token }: NonNullable<Settings['texts']>): Transport {
  const guard = new Guard({ patience: timeoutMilliseconds, isAnswer: isResponse })
  return {
    concurrency: 5,
    get isAway() {
      return guard.isAway
    },
    send: ({ id, recipient, text }, stop) =>
      guard.call(async (signal) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id }
        const { status, body } = await traceOutside('The text service', (traceHeaders) =>
          fetch(url, {
            method: 'POST',
            headers: { ...headers, ...traceHeaders },
            body: JSON.stringify({ to: recipient, text }),
            redirect: 'error',
            signal: AbortSignal.any([signal, stop]),
          }),
        )
        await body?.cancel()
        if (status >= 200 && status < 300) return
        if (status === 400 || status === 422) throw new RejectedError(outboxTexts.failures.text)
        if (status === 429) throw new DeferredError()
        throw new Error(`The text service returned ${status}`)
      }),
    close: () => undefined,
  }
}
