import { readErrorPage } from '@pkg/remix-host/react'
import { data } from '@remix-run/node'
import { errorTexts } from '../texts'
import type { NotSaved } from './not-saved'

/** Waits for what a press changes. While the API is down, returns that it isn’t saved, so the page stays. [ERR-018] */
export async function orNotSaved<Result>(change: Promise<Result>) {
  try {
    return await change
  } catch (error) {
    const { kind } = readErrorPage(error)
    if (kind !== 'unavailable' && kind !== 'rate-limited') throw error
    return data<NotSaved>({ notSaved: errorTexts.notDone }, 503)
  }
}
