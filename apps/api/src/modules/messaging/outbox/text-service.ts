import { traceOutside } from '../../../telemetry/tracing'
import { Guard } from '../../../integrations/guard'
import type { Settings } from '../../../settings'
import { type Carrier, isAnswer, PutOff, Refused } from './transport'
import { outboxTexts } from './texts'

const patience = 10_000

/** Sends texts through the HTTP service of `TEXTS_URL`. Its protocol stands in docs/messaging.md. */
export function textCarrier({ url, token }: NonNullable<Settings['texts']>): Carrier {
  const guard = new Guard({ patience, isAnswer })
  return {
    atOnce: 5,
    get isAway() {
      return guard.isAway
    },
    send: ({ id, recipient, text }, stop) =>
      guard.call(async (signal) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id }
        const { status, body } = await traceOutside('The text service', (ofTrace) =>
          fetch(url, {
            method: 'POST',
            headers: { ...headers, ...ofTrace },
            body: JSON.stringify({ to: recipient, text }),
            redirect: 'error',
            signal: AbortSignal.any([signal, stop]),
          }),
        )
        await body?.cancel()
        if (status >= 200 && status < 300) return
        if (status === 400 || status === 422) throw new Refused(outboxTexts.refusals.text)
        if (status === 429) throw new PutOff()
        throw new Error(`The text service answered ${status}`)
      }),
    close: () => undefined,
  }
}
