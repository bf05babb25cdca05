import { type Arrival, recordArrival } from './attribution'
import { sendArrival, thisDevice } from './this-device'

/** Records how the visitor arrived, and sends what is new. Without storage, there's nothing to record. [ATTR-001 to ATTR-003] */
export function recordAndSend(arrival: Arrival): void {
  try {
    const changes = recordArrival(arrival, thisDevice())
    if (changes) void sendArrival(changes)
  } catch {
    // Storage is blocked.
  }
}
