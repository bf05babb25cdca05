import { CircuitBreaker } from '../../../integrations/circuit-breaker'
import type { Settings } from '../../../settings'
import { traceExternal } from '../../../telemetry/tracing'
import { blocksText } from './message-text'
import { outboxTexts } from './texts'
import { DeferredError, isResponse, RejectedError, type Transport } from './transport'

const timeoutMilliseconds = 10_000

/** Creates the transport for texts through the HTTP service of `TEXTS_URL`. docs/messaging.md describes its protocol. */
export function createTextTransport({ url, token }: NonNullable<Settings['texts']>): Transport {
  const breaker = new CircuitBreaker({ timeoutMilliseconds, isResponse })
  return {
    concurrency: 5,
    get isPaused() {
      return breaker.isPaused
    },
    send: ({ id, recipient, blocks }, stop) =>
      breaker.call(async (signal) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id }
        const { status, body } = await traceExternal('The text service', (traceHeaders) =>
          fetch(url, {
            method: 'POST',
            headers: { ...headers, ...traceHeaders },
            body: JSON.stringify({ to: recipient, text: blocksText(blocks) }),
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
