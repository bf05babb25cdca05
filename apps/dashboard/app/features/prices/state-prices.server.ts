import { ApiError } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { pricesTexts } from './texts'
import { allPrices } from './price-sheet'
import { readStatements, type RejectedStatement, statementKey } from './read-statements.server'

type Statements = Extract<ReturnType<typeof readStatements>, { ok: true }>['statements']

/**
 * Sends a form of the price sheet. Returns what couldn't be saved, and why: someone else may have changed the price meanwhile.
 * @throws What `send` throws otherwise [TRUST-018, WORK-005]
 */
export async function sendStatements(
  form: FormData,
  send: (statements: Statements) => Promise<unknown>,
): Promise<RejectedStatement | undefined> {
  const read = readStatements(form)
  if (!read.ok) return read.rejected
  const of = statementKey(form)
  try {
    await send(read.statements)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const typed = typedPrice(form)
    // A price that isn’t there anymore was removed meanwhile: nothing else can be wrong with prices that the page showed.
    const isChanged = error.code === 'price-changed' || (error.status === 422 && of === allPrices)
    if (isChanged) return { of, error: pricesTexts.errors.meanwhile, typed, isOutdated: true }
    if (error.status === 422) return { of, error: pricesTexts.errors.notSaved, typed }
    throw error
  }
}

/** Returns what was typed over the price that the page showed. */
function typedPrice(form: FormData): string | undefined {
  const typed = formText(form, 'amount')
  return typed === '' || typed === formText(form, 'was') ? undefined : typed
}
