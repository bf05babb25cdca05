import { isUnavailable, type Submission } from '@pkg/remix-host/server'
import { errorTexts } from '../texts'
import { requireResponse } from './require-response'

/**
 * Waits for a form to be sent. While the API is down, returns a message for the form, so what was typed stays in it. [ERR-018]
 *
 * @throws What `requireResponse` throws, for any other failed request.
 */
export async function sendForm<Result>(
  request: Request,
  submission: Promise<Submission<Result>>,
): Promise<Submission<Result>> {
  const isDown = await submission.then(() => false, isUnavailable)
  if (isDown) return { ok: false, errors: {}, message: errorTexts.notSaved }
  return requireResponse(request, submission)
}
