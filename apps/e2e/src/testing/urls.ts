import { portsOfWorker, urlsOf } from './ports'

/** The addresses of the stack that this worker's tests share. */
export const { marketplace, dashboard, api } = urlsOf(portsOfWorker(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)))
